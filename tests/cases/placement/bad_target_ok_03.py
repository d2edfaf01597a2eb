# __iter__ returns the iterator of a Dataset.
# observed: [0, 1, 2]
import tensorflow as tf


class Batches:
    def __init__(self):
        self.ds = tf.data.Dataset.range(3)

    @tf.function
    def __iter__(self):
        return iter(self.ds)


print([int(i) for i in Batches()])
