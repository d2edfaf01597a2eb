# Shapes that fit None.
# observed: 11.0 8.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 2]), tf.TensorSpec(None, tf.int32)])
def f(x, y):
    return tf.reduce_sum(x) + tf.cast(tf.reduce_sum(y), tf.float32)


print(f(tf.ones([4, 2]), tf.range(3)).numpy(), f(x=[[1.0, 2.0]], y=5).numpy())
