# Zeros like by hand.
# observed: TypeError TypeError: Expected int32, but got None of type...
# eager: ...
import tensorflow as tf


def _init_state(x):
    batch, units = x.shape
    return tf.zeros([batch, units * 2])  # expect: TFF155


init_state = tf.function(_init_state, input_signature=[tf.TensorSpec([None, 3])])
try:
    init_state(tf.ones([2, 3]))
except (TypeError, ValueError) as e:
    print(type(e).__name__, str(e).strip().splitlines()[-1].strip())
