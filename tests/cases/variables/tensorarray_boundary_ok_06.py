# A TensorArray in a tensor branch, all of it inside (twin of bad_05).
# observed: [3.0] [0.0]
import tensorflow as tf


@tf.function
def keep_positive(x):
    buffer = tf.TensorArray(tf.float32, size=1, clear_after_read=False).unstack([0.0])
    if x > 0.0:
        buffer = buffer.write(0, x)
    return buffer.stack()


print(keep_positive(tf.constant(3.0)).numpy().tolist(), keep_positive(tf.constant(-3.0)).numpy().tolist())
