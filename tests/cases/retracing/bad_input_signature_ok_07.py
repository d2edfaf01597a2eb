# The element_spec of a Dataset of pairs is a tuple of specs; dtypes have other names.
# observed: 6.0 | 6.0 | 4.0
import numpy as np
import tensorflow as tf

ds = tf.data.Dataset.from_tensor_slices((tf.ones([4, 2]), tf.ones([4]))).batch(2)


@tf.function(input_signature=ds.element_spec)
def step(x, y):
    return tf.reduce_sum(x) + tf.reduce_sum(y)


@tf.function(input_signature=[tf.TensorSpec([None], "float"), tf.TensorSpec([None], np.int64)])
def total(x, ids):
    return tf.reduce_sum(x) + tf.cast(tf.reduce_sum(ids), tf.float32)


for x, y in ds:
    print(float(step(x, y)))
print(float(total(tf.ones([2]), tf.ones([2], tf.int64))))
