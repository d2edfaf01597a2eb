# Python condition becomes tensor.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/control_flow.md)
# observed: NotImplementedError See https://github.com/tensorflow/tensorflow/blob/master/tens...
# limit: 5
import tensorflow as tf

@tf.function
def run():
    i = 0
    while i < 10:  # expect: TFF139
        i = tf.constant(1)
    return i

try:
    print(run().numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
