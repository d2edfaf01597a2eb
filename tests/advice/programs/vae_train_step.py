# A variational autoencoder as tutorials write it: loss and step are functions of the model.
# kind: vae
import tensorflow as tf

tf.keras.utils.set_random_seed(3)
rng = tf.random.Generator.from_seed(11)


class Autoencoder(tf.Module):
    def __init__(self):
        super().__init__()
        self.encoder = tf.keras.Sequential([tf.keras.Input((10,)), tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(4)])
        self.decoder = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(10)])

    def encode(self, x):
        mean, logvar = tf.split(self.encoder(x), num_or_size_splits=2, axis=1)
        return mean, logvar

    def reparameterize(self, mean, logvar):
        eps = rng.normal(tf.shape(mean))
        return eps * tf.exp(logvar * 0.5) + mean


model = Autoencoder()
optimizer = tf.keras.optimizers.Adam(1e-3)
weights = model.encoder.trainable_variables + model.decoder.trainable_variables


def compute_loss(x):
    mean, logvar = model.encode(x)
    z = model.reparameterize(mean, logvar)
    logits = model.decoder(z)
    rebuilt = tf.reduce_sum(tf.nn.sigmoid_cross_entropy_with_logits(logits=logits, labels=x), axis=1)
    kl = -0.5 * tf.reduce_sum(1.0 + logvar - tf.square(mean) - tf.exp(logvar), axis=1)
    return tf.reduce_mean(rebuilt + kl)


def train_step(x):  # advise: TFF191
    with tf.GradientTape() as tape:
        loss = compute_loss(x)
    gradients = tape.gradient(loss, weights)
    optimizer.apply_gradients(zip(gradients, weights))
    return loss


data = tf.data.Dataset.from_tensor_slices(tf.random.stateless_uniform((48, 10), (1, 1))).batch(12)


def main(epochs):
    losses = []
    for epoch in range(epochs):
        for x in data:
            loss = train_step(x)
        losses.append(float(loss))
    return losses


if __name__ == "__main__":
    print(main(5))
