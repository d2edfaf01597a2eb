# next() on a captured iterator gives the first element in all 4 calls.
# observed: [10.0, 10.0, 10.0, 10.0] left [2.0, 3.0]

import tensorflow as tf

batches = iter([1.0, 2.0, 3.0])


@tf.function
def step():
    b = next(batches)  # expect: TFF108
    return tf.constant(b) * 10.0


print([float(step()) for _ in range(4)], "left", list(batches))
