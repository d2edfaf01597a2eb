# Queue input.
# observed: ends with OutOfRangeError: [[{{node batch}}]] [Op:__inference_batch_…]
import tensorflow as tf


@tf.function
def batch(x):
    return tf.compat.v1.train.batch([x], 2)  # expect: TFF175


print(batch(tf.constant(1.0)))
