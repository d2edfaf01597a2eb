# The global seed is set once.
# observed: 3
# eager: 1

import random

import numpy as np
import tensorflow as tf


@tf.function
def draw():
    tf.random.set_seed(1)  # expect: TFF107
    return tf.random.uniform([])


tf.random.set_seed(1)
print(len({float(draw()) for _ in range(3)}))
