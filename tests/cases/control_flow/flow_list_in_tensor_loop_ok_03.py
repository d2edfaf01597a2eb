# List local to iteration.
# observed: tf.Tensor(9.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(xs):
    total = 0.0
    for x in xs:
        parts = []
        parts.append(x)
        parts.append(x * 2.0)
        total += tf.add_n(parts)
    return total


print(f(tf.constant([1.0, 2.0])))
