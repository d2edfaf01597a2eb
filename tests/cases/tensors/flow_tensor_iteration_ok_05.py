# Sorted tensor.
# observed: tf.Tensor([3. 2. 1.], shape=(3,), dtype=float32)
# eager: [<tf.Tensor: shape=(), dtype=float32, numpy=3.0>, <tf.Ten...
import tensorflow as tf


@tf.function
def ordered(x):
    return sorted(x, reverse=True)


print(ordered(tf.constant([1.0, 3.0, 2.0])))
