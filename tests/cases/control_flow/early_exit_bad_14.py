# `continue` on a tensor in a Python loop makes a later Python `break` depend on it.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md#consistency-of-control-flow-types
#   for more info.
import tensorflow as tf

@tf.function
def f(x):
    for a in (1.0, 2.0, 3.0):
        if x > 3.0:
            continue
        x = x + a
        if a > 2.5:
            break  # expect: TFF139
    return x


print(f(tf.constant(1.0)).numpy())
