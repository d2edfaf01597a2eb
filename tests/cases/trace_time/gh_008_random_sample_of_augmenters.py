# random.choice between augmentations chooses once for all batches.
# source: https://github.com/HasnainRaz/SemSegPipeline/pull/10
# observed: flipped: 10 of 10 batches
import random

import tensorflow as tf


class Loader:
    def __init__(self, images):
        self.images = images

    def _brightness(self, image):
        return tf.image.random_brightness(image, 0.2)

    def _flip(self, image):
        return tf.image.flip_left_right(image)

    def _augment(self, image):
        op = random.choice([self._brightness, self._flip])  # expect: TFF106
        return op(image)

    def batches(self):
        ds = tf.data.Dataset.from_tensor_slices(self.images)
        return ds.map(self._augment, num_parallel_calls=tf.data.AUTOTUNE).batch(2)


random.seed(7)
ramp = tf.tile(tf.reshape(tf.range(4.0), [1, 1, 4, 1]), [20, 4, 1, 3])
flipped = [bool(b[0, 0, 0, 0] > b[0, 0, 3, 0]) for b in Loader(ramp).batches()]
print("flipped:", sum(flipped), "of", len(flipped), "batches")
