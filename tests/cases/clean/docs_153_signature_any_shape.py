# An input_signature of any rank traces once.
# source: https://www.tensorflow.org/api_docs/python/tf/function#input_signatures
# observed: traces 1
import tensorflow as tf

@tf.function(input_signature=[tf.TensorSpec(shape=None, dtype=tf.float32)])
def plus_one(x):
    return x + 1

plus_one(tf.constant([1.0, 1.0]))
plus_one(tf.constant([[3.0]]))
print("traces", plus_one.experimental_get_tracing_count())
