# A bias variable made at each call is refused at the first.
# source: https://pgaleone.eu/tensorflow/tf.function/2019/03/21/dissecting-tf-function-part-1/
# observed: ValueError in user code: ValueError: tf.function only supports singleton tf.Variables
#   created on the...
import tensorflow as tf


@tf.function
def affine(x):
    w = tf.constant([[2.0, 0.5], [1.0, 3.0]])
    bias = tf.Variable(5.0)  # expect: TFF121
    y = tf.matmul(w, x) + bias
    tf.print("y =", y)
    return y


try:
    affine(tf.eye(2))
except ValueError as err:
    print(type(err).__name__, err)
