# A file that handles the variant tensor of a returned TensorArray itself.
# observed: [1. 2.]
import tensorflow as tf


@tf.function
def squares(x):
    made = tf.TensorArray(tf.float32, 2)
    return made.unstack(x)


def stacked(handle):
    if not tf.is_tensor(handle):
        return handle.stack()
    return tf.raw_ops.TensorListStack(input_handle=handle, element_shape=tf.constant([], tf.int32), element_dtype=tf.float32)


print(stacked(squares(tf.constant([1.0, 2.0]))).numpy())
