# While int.
# observed: ValueError: in user code: ValueError: condition of while...
# eager: tf.Tensor(0, shape=(), dtype=int32)
import tensorflow as tf


@tf.function
def countdown(n):
    while n:  # expect: TFF150
        n -= 1
    return n


try:
    print(countdown(tf.constant(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
