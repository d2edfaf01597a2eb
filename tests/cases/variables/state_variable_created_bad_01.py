# tf.Variable in a traced body is refused.
# observed: error: ValueError in user code: ValueError: tf.function only supports singleton
#   tf.Variables created...

import tensorflow as tf


@tf.function
def f(x):
    v = tf.Variable(1.0)  # expect: TFF121
    return v * x


try:
    print(float(f(tf.constant(2.0))))
except Exception as err:
    print("error:", type(err).__name__, err)
