# List repetition.
# observed: graph tf.Tensor([0], shape=(1,), dtype=int32) eager [0, 0, 0]
import tensorflow as tf


@tf.function
def zeros_like_rows(x):
    return [0] * int(tf.reduce_max(x))  # expect: TFF140


x = tf.constant([1, 3])
print("graph", zeros_like_rows(x), "eager", zeros_like_rows.python_function(x))
