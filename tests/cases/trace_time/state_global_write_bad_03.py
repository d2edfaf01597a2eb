# A global counted under a tensor condition keeps 0, although the branch was taken.
# observed: n_bad 0 | n_bad 0

import tensorflow as tf

n_bad = 0


@tf.function
def check(x):
    global n_bad
    if tf.reduce_any(x < 0.0):
        n_bad += 1  # expect: TFF102
    return tf.nn.relu(x)


try:
    check(tf.constant([1.0, 2.0]))  # nothing negative
    print("n_bad", n_bad)
    check(tf.constant([-1.0, 2.0]))
    print("n_bad", n_bad)
except Exception as err:
    print("error:", type(err).__name__, err)
