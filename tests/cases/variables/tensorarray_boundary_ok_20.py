# Python indices into a TensorArray made outside.
# observed: [3. 5.]
import tensorflow as tf

T = tf.TensorArray(tf.float32, size=3, clear_after_read=False).unstack([1.0, 2.0, 3.0])


@tf.function
def f(x):
    return T.gather([0, 2]) * x + T.read(1)


print(f(tf.constant(1.0)).numpy())
