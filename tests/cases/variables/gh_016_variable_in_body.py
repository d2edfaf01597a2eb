# A variable made in the body of a function is refused.
# source: https://github.com/tensorflow/tensorflow/issues/26812
# observed: ValueError: ValueError: tf.function only supports singleton tf.Variables created on the
#   first call....
import tensorflow as tf
from tensorflow import function as tf_function


@tf_function
def affine(x):
    scale = tf.constant([[10.0, 10.0], [11.0, 1.0]])
    bias = tf.Variable(12.0)  # expect: TFF121
    return tf.matmul(scale, x) + bias


try:
    print(affine(tf.eye(2)))
except ValueError as err:
    print("ValueError:", str(err).strip().splitlines()[-1].strip()[:110])
