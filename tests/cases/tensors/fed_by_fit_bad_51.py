# fit hands train_step the batches of the Dataset: their size is None, since the last one may be smaller.
# observed: ends with TypeError: Failed to convert elements of (None, 2) to Tensor....
import tensorflow as tf


class Denoiser(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(2)

    def call(self, x):
        return self.dense(x)

    def train_step(self, data):
        x, y = data
        batch = x.shape[0]
        noise = tf.random.normal((batch, 2))  # expect: TFF155
        return {"loss": tf.reduce_mean((self(x + noise) - y) ** 2)}


data = tf.data.Dataset.from_tensor_slices((tf.ones((5, 2)), tf.ones((5, 2)))).batch(2)
model = Denoiser()
model.compile()
print(sorted(model.fit(data, verbose=0).history))
