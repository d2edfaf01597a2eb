# It is said with set_shape or tf.ensure_shape, or asked with tf.shape.
# observed: 6
import numpy as np
import tensorflow as tf


def draw(i):
    return np.ones([2, 3], np.float32) * float(i)


@tf.function
def flat(i):
    image = tf.py_function(draw, [i], tf.float32)
    size = tf.reduce_prod(tf.shape(image))
    image.set_shape([2, 3])
    rows, columns = tf.ensure_shape(tf.py_function(draw, [i], tf.float32), [2, 3]).shape
    return tf.reshape(image, image.get_shape()) * rows * columns, size


print(flat(tf.constant(2))[1].numpy())
