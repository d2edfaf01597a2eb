# A property that makes a layer each time it is read.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: (1, 1)
import tensorflow as tf


class M(tf.Module):
    @property
    def dense(self):
        return tf.keras.layers.Dense(1)  # expect: TFF122

    @tf.function
    def f(self, x):
        return self.dense(x)


m = M()
print(m.f(tf.ones([1, 2])).shape)
