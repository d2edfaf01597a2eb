# lru_cache above a traced method that takes a tensor.
# observed: ends with TypeError: Tensor is unhashable. Instead, use tensor.ref() as the key.
from functools import lru_cache

import tensorflow as tf


class Kernel:
    def __init__(self):
        self.scale = 2.0

    @lru_cache  # expect: TFF171
    @tf.function
    def at(self, x):
        return self.scale * x


print(float(Kernel().at(tf.constant(2.0))))
