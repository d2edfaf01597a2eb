# Int becomes float.
# observed: TypeError: in user code: TypeError: 'x' has dtype int32 before the loop, but dtype
#   float64 after one iteration
import tensorflow as tf


@tf.function
def collatz(n):
    x = n
    while x > 1:
        x = x / 2  # expect: TFF135
    return x


try:
    print(collatz(tf.constant(8)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
