# An input_signature with a free dimension traces once for three lengths.
# source: https://www.tensorflow.org/guide/function#use_unknown_dimensions_for_flexibility
# observed: traces 1
import tensorflow as tf

@tf.function(input_signature=(tf.TensorSpec(shape=[None], dtype=tf.int32),))
def total(x):
    return tf.reduce_sum(x)

for batch in ([1, 2, 3], [1, 2, 3, 4, 5], [7]):
    total(tf.constant(batch))
print("traces", total.experimental_get_tracing_count())
