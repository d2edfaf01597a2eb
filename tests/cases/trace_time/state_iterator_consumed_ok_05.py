# The untraced driver takes the next element and passes it as a tensor.
# observed: [10.0, 20.0, 30.0]

import tensorflow as tf


@tf.function
def step(b):
    return b * 10.0


batches = iter([1.0, 2.0, 3.0])
print([float(step(tf.constant(next(batches)))) for _ in range(3)])
