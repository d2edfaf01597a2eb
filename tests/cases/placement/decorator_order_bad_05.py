# functools.cache below tf.function.
# observed: ends with TypeError: Tensor is unhashable. Instead, use tensor.ref() as the key.
import functools

import tensorflow as tf


@tf.function
@functools.cache  # expect: TFF171
def cube(x):
    return x * x * x


print(float(cube(tf.constant(2.0))))
