# Resizing methods named by tf.image.ResizeMethod have no kernel.
# observed: ends with InvalidArgumentError: The op is created at:
# eager: (1, 4, 4, 1)
import tensorflow as tf


@tf.function(jit_compile=True)
def f(a):
    return tf.image.resize(a, [4, 4], tf.image.ResizeMethod.AREA)  # expect: TFF168
print(f(tf.ones([1, 2, 2, 1])).shape)
