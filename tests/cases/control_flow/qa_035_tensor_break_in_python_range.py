# Tensor break in python range.
# observed: NotImplementedError in user code: NotImplementedError: break and return statements which
#   depend on a TF condition are not supported in Python for loops. Did you intend to make it a TF
#   loop? | See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md#consistency-of-control-flow-types
#   for more info.
import tensorflow as tf


@tf.function
def newton_sqrt(a, max_iter: int = 20):
    x = a
    for _ in range(max_iter):
        new_x = 0.5 * (x + a / x)
        if tf.abs(new_x - x) < 1e-6:
            break  # expect: TFF139
        x = new_x
    return x


try:
    print(newton_sqrt(tf.constant(9.0)).numpy())
except Exception as err:
    print(type(err).__name__, err)
