# A global set under a tensor condition leaks a symbolic tensor and does not carry over to the next call.
# observed: graph: [25.] [1.] | bias Tensor("cond/Identity:0", shape=(), dtype=float32) | eager:
#   [25.] [6.]

import tensorflow as tf

bias = 0.0


@tf.function
def shift(x):
    global bias
    if tf.reduce_sum(x) > 10.0:
        bias = 5.0  # expect: TFF102
    return x + bias  # expect: TFF109


try:
    print("graph:", shift(tf.constant([20.0])).numpy(), shift(tf.constant([1.0])).numpy())
    print("bias", bias)
    bias = 0.0
    eager = shift.python_function
    print("eager:", eager(tf.constant([20.0])).numpy(), eager(tf.constant([1.0])).numpy())
except Exception as err:
    print("error:", type(err).__name__, err)
