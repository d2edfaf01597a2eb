# A property setter is a helper too.
# observed: Tensor("cond/Identity:0", shape=(), dtype=string)
# eager: a
import tensorflow as tf


class Net:
    def __init__(self):
        self._mode = "a"

    @property
    def mode(self):
        return self._mode

    @mode.setter
    def mode(self, m):
        self._mode = m  # expect: TFF123


net = Net()


@tf.function
def f(x):
    if x < 0.0:
        net.mode = "b"
    return x


f(tf.constant(1.0))
print(net.mode)
