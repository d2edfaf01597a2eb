# Defaults need no spec, and *args takes what is left.
# observed: [3.] 6.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None])])
def scale(x, factor=2.0, *, bias=1.0):
    return x * factor + bias


@tf.function(input_signature=[tf.TensorSpec([]), tf.TensorSpec([]), tf.TensorSpec([])])
def add(first, *rest):
    return first + tf.add_n(rest)


print(scale(tf.ones([1])).numpy(), add(tf.constant(1.0), tf.constant(2.0), tf.constant(3.0)).numpy())
