# Switch case.
# observed: tf.Tensor(0.7615942, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def apply(idx, x):
    return tf.switch_case(idx, [lambda: tf.nn.relu(x), lambda: tf.nn.tanh(x)])


print(apply(tf.constant(1), tf.constant(1.0)))
