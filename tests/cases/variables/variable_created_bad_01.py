# tf.Variable under another name, in a function decorated through tensorflow.compat.v2.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: 2.0
import tensorflow as tf
import tensorflow.compat.v2 as tf2
from tensorflow import Variable as V


@tf2.function
def f(x):
    scale = V(2.0, trainable=False)  # expect: TFF121
    return x * scale


print(f(tf.constant(1.0)).numpy())
