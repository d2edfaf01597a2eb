# Iterator protocol not converted.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/functions.md)
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError: Using a symbolic
#   `tf.Tensor` as a Pyth
import tensorflow as tf

class Halving:
    def __init__(self, x):
        self.x = x

    def __iter__(self):
        return self

    def __next__(self):
        if self.x < 1:  # expect: TFF148
            raise StopIteration
        self.x = self.x / 2
        return self.x

@tf.function
def run(x):
    for v in Halving(x):
        x = v
    return x

try:
    print(run(tf.constant(8.0)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
