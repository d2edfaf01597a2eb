# A method with a backslash continuation is converted.
# source: https://github.com/tensorflow/tensorflow/issues/35765
# observed: [1. 1.]
import tensorflow as tf


class PhotometricLoss:
    def __call__(self, left, right):
        both = 0.5 * tf.reduce_mean(tf.abs(left), axis=[1, 2]) + \
            0.5 * tf.reduce_mean(tf.abs(right), axis=[1, 2])
        if tf.reduce_max(both) > 1.0:
            both = both / tf.reduce_max(both)
        return both


@tf.function
def total_loss(left, right):
    return PhotometricLoss()(left, right)


print(total_loss(tf.ones((2, 4, 4)), 3.0 * tf.ones((2, 4, 4))).numpy())
