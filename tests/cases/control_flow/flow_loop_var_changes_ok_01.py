# Dataset loop relaxes shape.
# observed: tf.Tensor([2. 4.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def accumulate(ds):
    grad = 0.0
    for batch in ds:
        grad = grad + tf.cast(batch, tf.float32)
    return grad


print(accumulate(tf.data.Dataset.range(4).batch(2)))
