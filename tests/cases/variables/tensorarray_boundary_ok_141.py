# A returned TensorArray that the caller makes one of again, by its `flow`.
# observed: [1. 2.]
import tensorflow as tf


@tf.function
def squares(x):
    made = tf.TensorArray(tf.float32, 2)
    return made.unstack(x)


@tf.function
def stacked(flow):
    if not tf.is_tensor(flow):
        return flow.stack()
    return tf.TensorArray(tf.float32, flow=flow).stack()


print(stacked(squares(tf.constant([1.0, 2.0]))).numpy())
