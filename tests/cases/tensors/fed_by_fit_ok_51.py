# With drop_remainder each batch has its size; tf.shape asks for it in any case.
# observed: ['loss'] | ['loss']
import tensorflow as tf


class Denoiser(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(2)

    def call(self, x):
        return self.dense(x)

    def train_step(self, data):
        x, y = data
        noise = tf.random.normal((x.shape[0], 2))
        return {"loss": tf.reduce_mean((self(x + noise) - y) ** 2)}


class Asking(Denoiser):
    def train_step(self, data):
        x, y = data
        noise = tf.random.normal((tf.shape(x)[0], 2))
        return {"loss": tf.reduce_mean((self(x + noise) - y) ** 2)}


rows = tf.data.Dataset.from_tensor_slices((tf.ones((5, 2)), tf.ones((5, 2))))
model = Denoiser()
model.compile()
print(sorted(model.fit(rows.batch(2, drop_remainder=True), verbose=0).history))
model = Asking()
model.compile()
print(sorted(model.fit(rows.batch(2), verbose=0).history))
