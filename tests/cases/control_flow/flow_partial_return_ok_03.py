# Elif with else.
# observed: tf.Tensor(0.125, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def huber(err):
    if err > 1.0:
        return err - 0.5
    elif err < -1.0:
        return -err - 0.5
    else:
        return 0.5 * err * err


print(huber(tf.constant(0.5)))
