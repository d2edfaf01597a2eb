# A static shape cached behind a None guard is Python data, not a tensor.
# observed: (4,) (6,) (2, 2)

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self._shape = None

    @tf.function
    def __call__(self, x):
        if self._shape is None:
            self._shape = x.shape
        return tf.reshape(x, [-1])


n = Net()
print(n(tf.ones([2, 2])).shape, n(tf.ones([3, 2])).shape, n._shape)
