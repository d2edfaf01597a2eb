# Train and test batches of two sizes.
# observed: traces 2
import tensorflow as tf


@tf.function
def loss(x):
    return tf.reduce_mean(x)


for _ in range(3):
    loss(tf.ones([8, 2]))
    loss(tf.ones([4, 2]))
print("traces", loss.experimental_get_tracing_count())
