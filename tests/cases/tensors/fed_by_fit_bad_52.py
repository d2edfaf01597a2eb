# A model's own call, fed by fit with batches of no fixed size.
# observed: ends with TypeError: • x=tf.Tensor(shape=(None, 2), dtype=float32)...
import tensorflow as tf


class Summed(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        rows = [self.dense(x[i : i + 1]) for i in range(x.shape[0])]  # expect: TFF155
        return tf.concat(rows, axis=0)


data = tf.data.Dataset.from_tensor_slices((tf.ones((5, 2)), tf.ones((5, 1)))).batch(2)
model = Summed()
model.build((2, 2))
model.compile("sgd", "mse")
print(sorted(model.fit(data, verbose=0).history))
