# A module that makes its variable in __init__ (twin of bad_13).
# observed: 2.0 2.0
import tensorflow as tf


class Scale(tf.Module):
    def __init__(self):
        super().__init__()
        self.factor = tf.Variable(2.0)

    def __call__(self, x):
        return x * self.factor


@tf.function
def apply(module, x):
    return module(x)


near, far = Scale(), Scale()
print(apply(near, tf.constant(1.0)).numpy(), apply(far, tf.constant(1.0)).numpy())
