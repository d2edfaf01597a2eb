# What is no int may still be a tensor, and what is one is used as a Python number.
# observed: ends with TypeError: 'SymbolicTensor' object cannot be interpreted as an integer...
import tensorflow as tf


@tf.function(autograph=False, input_signature=[tf.TensorSpec([None])])
def spread(x):
    size = x.shape[0] or tf.shape(x)[0]
    if isinstance(size, int):
        return tf.fill([size], 1.0)
    return tf.stack([x[n] for n in range(size)])  # expect: TFF145


print(spread(tf.ones([3])).numpy())
