# Matching literals.
# observed: tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def weight(step):
    if step < 10:
        w = 1.0
    else:
        w = 0.5
    return w


print(weight(tf.constant(3)))
