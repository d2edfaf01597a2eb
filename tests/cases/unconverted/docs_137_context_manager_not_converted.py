# Context manager not converted.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/functions.md)
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError: Using a symbolic
#   `tf.Tensor` as a Pyth
import tensorflow as tf

class Scale:
    def __init__(self, x):
        self.x = x

    def __enter__(self):
        if self.x > 0:  # expect: TFF148
            return self.x
        return -self.x

    def __exit__(self, *exc):
        return False

@tf.function
def run(x):
    with Scale(x) as y:
        z = y * 2
    return z

try:
    print(run(tf.constant(3)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
