# In a method that is called for each batch.
# observed: 6.0
import tensorflow as tf


class Model:
    def __init__(self):
        self.w = tf.Variable(2.0)

    def _forward(self, x):
        return x * self.w

    def predict(self, x):
        return tf.function(self._forward)(x)  # expect: TFF114


model = Model()
for _ in range(4):
    y = model.predict(tf.constant(3.0))
print(y.numpy())
