# The shape of what tf.py_function gives is not known, not even its rank.
# observed: ends with ValueError: Tried to convert 'shape' to a tensor and failed. E...
import numpy as np
import tensorflow as tf


def draw(i):
    return np.ones([2, 3], np.float32) * float(i)


@tf.function
def flat(i):
    image = tf.py_function(draw, [i], tf.float32)
    return tf.reshape(image, image.get_shape())  # expect: TFF155


print(flat(tf.constant(2)).shape)
