# While loop.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf


def collatz(n):
    while n > 1:  # expect: TFF145
        n = n // 2
    return n


run = tf.function(collatz, autograph=False)
try:
    print(run(tf.constant(8)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
