# After the call.
# observed: loss 1.0
import tensorflow as tf


@tf.function
def loss_fn(x):
    return tf.reduce_mean(x)


print("loss", loss_fn(tf.constant([1.0])).numpy())
