# Generators of NumPy and random in attributes.
# observed: True
# eager: False

import random

import numpy as np
import tensorflow as tf


class Noise:
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)
        self.python = random.Random(seed)

    @tf.function
    def __call__(self, x):
        a = self.rng.normal()  # expect: TFF106
        b = self.python.gauss(0.0, 1.0)  # expect: TFF106
        return x + a + b


n = Noise(1)
print(n(tf.constant(0.0)).numpy() == n(tf.constant(0.0)).numpy())
