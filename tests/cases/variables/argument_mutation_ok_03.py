# A list made where the default None was given.
# observed: 1.0
import tensorflow as tf


@tf.function
def f(x, out=None):
    if out is None:
        out = []
    out.append(x)
    return tf.add_n(out)


print(f(tf.constant(1.0)).numpy())
