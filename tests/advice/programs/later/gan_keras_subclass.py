# A model class with a step of its own name and a loop of its own.
# kind: gan
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras.layers import Dense, Input

keras.utils.set_random_seed(65)


class Gan(keras.Model):
    def __init__(self):
        super().__init__()
        self.gen = keras.Sequential([Input((3,)), Dense(6, "relu"), Dense(4)])
        self.disc = keras.Sequential([Input((4,)), Dense(6, "relu"), Dense(1)])
        self.g_opt = keras.optimizers.Adam(1e-3)
        self.d_opt = keras.optimizers.Adam(1e-3)
        self.bce = keras.losses.BinaryCrossentropy(from_logits=True)

    def learn_batch(self, real, noise):  # advise: TFF191
        with tf.GradientTape(persistent=True) as tape:
            fake = self.gen(noise, training=True)
            out_real = self.disc(real, training=True)
            out_fake = self.disc(fake, training=True)
            d_loss = self.bce(tf.ones_like(out_real), out_real) + self.bce(tf.zeros_like(out_fake), out_fake)
            g_loss = self.bce(tf.ones_like(out_fake), out_fake)
        d_grads = tape.gradient(d_loss, self.disc.trainable_variables)
        g_grads = tape.gradient(g_loss, self.gen.trainable_variables)
        del tape
        self.d_opt.apply_gradients(zip(d_grads, self.disc.trainable_variables))
        self.g_opt.apply_gradients(zip(g_grads, self.gen.trainable_variables))
        return {"d": d_loss, "g": g_loss}

    def run_epochs(self, data, epochs):
        logs = []
        for _ in range(epochs):
            for i, real in enumerate(data):
                logs.append(self.learn_batch(real, tf.random.stateless_normal((4, 3), (65, i))))
        return logs


gan = Gan()
batches = tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal((12, 4), (65, 9))).batch(4)


def main(epochs):
    return gan.run_epochs(batches, epochs)


if __name__ == "__main__":
    print(main(2))
