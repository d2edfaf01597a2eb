# Iterators of Datasets are advanced by the graph.
# observed: 1 5 6 10

import tensorflow as tf


ds = tf.data.Dataset.range(6).batch(2)
it = iter(ds)


class Trainer:
    def __init__(self):
        self.batches = iter(ds.repeat())

    @tf.function
    def step(self):
        return tf.reduce_sum(next(self.batches)) + tf.reduce_sum(self.batches.get_next())


@tf.function
def first():
    return tf.reduce_sum(next(it))


t = Trainer()
print(first().numpy(), first().numpy(), t.step().numpy(), t.step().numpy())
