# Straight line.
# observed: graph tf.Tensor([0. 0.], shape=(2,), dtype=float32) eager...
# eager: graph tf.Tensor([1. 2.], shape=(2,), dtype=float32) eager...
import tensorflow as tf


@tf.function
def pair(a, b):
    ta = tf.TensorArray(tf.float32, size=2)
    ta.write(0, a)  # expect: TFF158
    ta.write(1, b)  # expect: TFF158
    return ta.stack()


a, b = tf.constant(1.0), tf.constant(2.0)
print("graph", pair(a, b), "eager", pair.python_function(a, b))
