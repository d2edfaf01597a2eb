# The default written down, and an equal value of another type.
# observed: 3.0 1.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None])])
def f(x, training=False, axes=(0,), name=None):
    return tf.reduce_sum(x, axis=axes)


print(f([1.0, 2.0], training=False).numpy(), f([1.0], 0, axes=(0,), name=None).numpy())
