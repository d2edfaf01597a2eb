# Tensor argument.
# observed: StagingError: in user code: RecursionError: maximum recursion depth exceeded in
#   comparison
import tensorflow as tf


@tf.function
def factorial(n):
    if n <= 1:
        return tf.constant(1)
    return n * factorial(n - 1)  # expect: TFF143


try:
    print(factorial(tf.constant(5)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
