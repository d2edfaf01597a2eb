# F string print.
# observed: loss = Tensor("Mean:0", shape=(), dtype=float32)
# eager: loss = 1.5
import tensorflow as tf


@tf.function
def step(x):
    loss = tf.reduce_mean(x)
    tf.print(f"loss = {loss}")  # expect: TFF153
    return loss


step(tf.constant([1.0, 2.0]))
