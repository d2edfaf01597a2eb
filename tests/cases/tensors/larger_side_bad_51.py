# `max` of two dimensions that are None fails at once: what it would give is no dimension.
# observed: ends with TypeError: '>' not supported between instances of 'NoneType' ...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, None, 3])])
def square(image):
    height, width = image.shape[0], image.shape[1]
    side = max(height, width)  # expect: TFF155
    return tf.image.pad_to_bounding_box(image, 0, 0, side, side)


print(square(tf.ones([1, 2, 3])).shape)
