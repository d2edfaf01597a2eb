# Read after.
# observed: ValueError: in user code: ValueError: 'factor' must also be initialized in the else
#   branch
import tensorflow as tf


@tf.function
def scale(x):
    if tf.reduce_max(x) > 1.0:  # expect: TFF133
        factor = 1.0 / tf.reduce_max(x)
    return x * factor


try:
    print(scale(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
