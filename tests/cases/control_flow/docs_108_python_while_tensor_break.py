# Python while tensor break.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: NotImplementedError See https://github.com/tensorflow/tensorflow/blob/master/tens...
import tensorflow as tf

@tf.function
def drain(x):
    while True:
        if tf.equal(x, 0):
            break  # expect: TFF139
        x -= 1
    return x

try:
    print(drain(tf.constant(5)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
