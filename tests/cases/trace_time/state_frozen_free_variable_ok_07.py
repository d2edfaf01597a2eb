# Layers, helpers and an attribute that are never rebound may be read.
# observed: 18.0 | 12.0

import tensorflow as tf

dense = tf.keras.layers.Dense(1, kernel_initializer="ones")
dense.build((None, 2))


def helper(x):
    return x + 1.0


class Net(tf.Module):
    def __init__(self, width):
        self.width = width
        self.v = tf.Variable(2.0)

    @tf.function
    def __call__(self, x):
        return helper(dense(x)) * self.v * self.width


n = Net(3.0)
print(float(n(tf.ones([1, 2]))[0, 0]))
dense.set_weights([w * 0.0 for w in dense.get_weights()])
n.v.assign(4.0)
print(float(n(tf.ones([1, 2]))[0, 0]))
