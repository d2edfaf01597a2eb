# While true break.
# observed: NotImplementedError: in user code: NotImplementedError: The condition of while loop
#   started as non-Tensor, then changed to Tensor. This may happen either because variables
#   changed... | See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md#consistency-of-control-flow-types
#   for more info.
import tensorflow as tf


@tf.function
def newton(x):
    while True:
        step = (x * x - 2.0) / (2.0 * x)
        x = x - step
        if tf.abs(step) < 1e-6:
            break  # expect: TFF139
    return x


try:
    print(newton(tf.constant(1.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
