# Drawn by TensorFlow in the dtype of the other branch; a drawn float beside a float32.
# observed: 1
import tensorflow as tf


@tf.function
def act(values, epsilon):
    if tf.reduce_max(values) < epsilon:
        action = tf.random.uniform((), 0, 2, tf.int64)
    else:
        action = tf.argmax(values)
    return action


print(int(act(tf.constant([1.0, 2.0]), tf.constant(0.5))))
