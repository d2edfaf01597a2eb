# A helper makes a batch of n NumPy rows.
# observed: traces 4
import numpy as np
import tensorflow as tf


def make_batch(n):
    rows = np.zeros((n, 3), np.float32)
    return rows


class Model(tf.Module):
    @tf.function
    def score(self, batch):
        return tf.reduce_sum(batch)

    def benchmark(self, sizes):
        for size in sizes:
            batch = make_batch(size)
            self.score(batch)  # expect: TFF116


model = Model()
model.benchmark([1, 2, 4, 8])
print("traces", model.score.experimental_get_tracing_count())
