# A Dataset made in a trace is kept in an attribute.
# observed: 6 | TypeError
# eager: 6 | 2

import tensorflow as tf


class Loader:
    def __init__(self):
        self.batches = None

    @tf.function
    def first(self, x):
        self.batches = tf.data.Dataset.from_tensor_slices(x).batch(2)  # expect: TFF105
        return self.batches.reduce(0, lambda a, b: a + tf.reduce_sum(b))


loader = Loader()
print(loader.first(tf.constant([1, 2, 3])).numpy())
try:
    print(len(list(loader.batches)))
except Exception as err:
    print(type(err).__name__)
