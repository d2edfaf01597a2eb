# Keras traces train_step by itself.
# kind: custom training loop
import tensorflow as tf

tf.keras.utils.set_random_seed(33)


class Doubling(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):  # keep: traced
        return self.dense(x) * 2.0

    def train_step(self, data):  # keep: traced
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self(x, training=True) - y))
        gradients = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.trainable_variables))
        return {"loss": loss}


model = Doubling()
model.compile(optimizer=tf.keras.optimizers.SGD(0.01))
x = tf.random.stateless_normal((32, 3), (33, 1))
y = tf.reduce_sum(x, axis=1, keepdims=True)


def main(epochs):
    history = []
    for _ in range(epochs):
        history += model.fit(x, y, batch_size=8, epochs=1, verbose=0, shuffle=False).history["loss"]
    return history


if __name__ == "__main__":
    print(main(3))
