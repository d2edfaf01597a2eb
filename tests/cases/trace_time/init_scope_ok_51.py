# What tf.init_scope makes may be kept: tensors, ragged ones too, in lists, under keys, from loops and by +=.
# observed: 9.0 [[1.0], [2.0, 3.0]] 3
import tensorflow as tf


class Cache:
    def __init__(self):
        self.rows = None
        self.sums = {}
        self.parts = []

    @tf.function
    def total(self, x):
        if self.rows is None:
            with tf.init_scope():
                self.rows = tf.ragged.constant([[1.0], [2.0, 3.0]])
                total = tf.constant(0.0)
                for row in tf.constant([1.0, 5.0]):
                    total += row
                    self.parts.append(row)
                self.parts += [part * 2.0 for part in tf.unstack(total[tf.newaxis])]
                self.sums["all"], self.sums["none"] = tf.stack([total, 0.0])
        return x + self.sums["all"] + self.parts[0] + 1.0


cache = Cache()
print(float(cache.total(tf.constant(1.0))), cache.rows.to_list(), len(cache.parts))
