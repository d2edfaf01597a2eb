# Return in one branch.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: ValueError ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def maybe(p):
    if p > 0.5:  # expect: TFF132
        return 1

try:
    print(maybe(tf.constant(0.7)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
