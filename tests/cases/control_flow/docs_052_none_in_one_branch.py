# None in one branch.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: ValueError ValueError: 'x' is None at the end of the else branch.
import tensorflow as tf

@tf.function
def pick(p):
    if p > 0.5:  # expect: TFF130
        x = tf.constant(1)
    else:
        x = None
    tf.print(x)

try:
    pick(tf.constant(0.7))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
