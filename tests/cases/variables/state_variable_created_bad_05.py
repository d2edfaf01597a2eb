# A helper that makes a variable is refused in traced code.
# observed: error: ValueError in user code: ValueError: tf.function only supports singleton
#   tf.Variables created...

import tensorflow as tf


def slot(x):
    return tf.Variable(tf.zeros_like(x), trainable=False)  # expect: TFF121


@tf.function(reduce_retracing=True)
def momentum(grad):
    m = slot(grad)
    m.assign_add(grad)
    return m.read_value()


try:
    print(momentum(tf.ones([2])))
except Exception as err:
    print("error:", type(err).__name__, err)
