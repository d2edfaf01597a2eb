# Constructor not converted.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/functions.md)
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError: Using a symbolic
#   `tf.Tensor` as a Pyth
import tensorflow as tf

class Clip:
    def __init__(self, x):
        if x > 0:  # expect: TFF148
            self.value = x
        else:
            self.value = -x

@tf.function
def run(x):
    return Clip(x).value

try:
    print(run(tf.constant(3)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
