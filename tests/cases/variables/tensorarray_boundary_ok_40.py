# An outer array is read by Python numbers, handed back as it was, or its size is asked; generators and Nones are no arrays.
# observed: 4.0 3.0 None 2.0
import tensorflow as tf

outer = tf.TensorArray(tf.float32, size=2, clear_after_read=False).unstack([1.0, 2.0])


class Pair:
    def __init__(self, a, b):
        self.a = a
        self.b = b

    def read(self, index):
        return self.a + index


pair = Pair(1.0, 2.0)


@tf.function
def read(x):
    return outer.read(0) + outer.read(index=1) * x + outer.stack()[0]


@tf.function
def sized(x):
    return x + tf.cast(outer.size(), tf.float32)


@tf.function
def nothing(x):
    tf.debugging.assert_all_finite(x, "finite")
    return


@tf.function
def method(i):
    return pair.read(i + 0.0)


ONE = tf.constant(1.0)
print(read(ONE).numpy(), sized(ONE).numpy(), nothing(ONE), method(ONE).numpy())
