# A helper writes to the module's TensorArray, which it gets as an argument.
# observed: ends with NotImplementedError: Attempting to build a graph-mode TF2-style TensorArray from either
#   an...
# eager: [1. 1.]
import tensorflow as tf

BUF = tf.TensorArray(tf.float32, size=2)


def fill(buf, x):
    for i in tf.range(2):
        buf = buf.write(i, x)  # expect: TFF120
    return buf


@tf.function
def f(x):
    return fill(BUF, x).stack()


print(f(tf.constant(1.0)).numpy())
