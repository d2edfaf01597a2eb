# Python loop inside tensor loop.
# observed: NotImplementedError: in user code: NotImplementedError: break and return statements
#   which depend on a TF condition are not supported in Python for loops. Did you intend to make it
#   a TF loop? | See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md#consistency-of-control-flow-types
#   for more info.
import tensorflow as tf


@tf.function
def f(xs):
    total = 0.0
    for x in xs:
        for k in range(3):
            if x > 1.0:
                break  # expect: TFF139
            total += x * float(k)
    return total


try:
    print(f(tf.constant([0.5, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
