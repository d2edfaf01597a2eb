# lru_cache(None)(tf.function(f)).
# observed: ends with TypeError: Tensor is unhashable. Instead, use tensor.ref() as the key.
import functools

import tensorflow as tf


def square(x):
    return x * x


fast = functools.lru_cache(None)(tf.function(square))  # expect: TFF171
print(float(fast(tf.constant(3.0))))
