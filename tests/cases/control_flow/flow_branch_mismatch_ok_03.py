# Strings.
# observed: tf.Tensor(b'pos/1.000000', shape=(), dtype=string)
import tensorflow as tf


@tf.function
def label(x):
    name = "pos" if tf.reduce_sum(x) > 0 else "neg"
    return tf.strings.join([name, "/", tf.strings.as_string(x[0])])


print(label(tf.constant([1.0])))
