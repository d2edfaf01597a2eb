# Ragged, sparse and nested specs.
# observed: 9.0
import tensorflow as tf


@tf.function(input_signature=[tf.RaggedTensorSpec([None, None], tf.int32), (tf.TensorSpec([]), [tf.TensorSpec([])])])
def f(rows, pair):
    return tf.cast(tf.reduce_sum(rows), tf.float32) + pair[0] + pair[1][0]


print(f(tf.ragged.constant([[1], [2, 3]]), (1.0, [2.0])).numpy())
