# Single lambda.
# observed: tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf
absval = tf.function(lambda x: x if x > 0 else -x)
print(absval(tf.constant(-1.0)))
