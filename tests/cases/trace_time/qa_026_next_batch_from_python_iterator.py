# next() on a Python generator takes one batch for 4 calls.
# observed: sum: 0.0 left in the iterator: 9
import numpy as np
import tensorflow as tf


def batch_stream(n):
    for i in range(n):
        yield np.full((2,), i, np.float32)


batches = batch_stream(10)
running = tf.Variable(0.0)


@tf.function
def consume():
    batch = next(batches)  # expect: TFF108
    running.assign_add(tf.reduce_sum(batch))
    return running.read_value()


for _ in range(4):
    consume()
print("sum:", running.numpy(), "left in the iterator:", len(list(batches)))
