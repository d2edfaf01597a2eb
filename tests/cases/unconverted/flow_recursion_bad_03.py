# Mutual.
# observed: StagingError: in user code: RecursionError: maximum recursion depth exceeded in
#   comparison
import tensorflow as tf


@tf.function
def is_even(n):
    if n == 0:
        return tf.constant(True)
    return is_odd(n - 1)  # expect: TFF143


@tf.function
def is_odd(n):
    if n == 0:
        return tf.constant(False)
    return is_even(n - 1)  # expect: TFF143


try:
    print(is_even(tf.constant(4)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
