# The untraced training loop may read clocks and draw numbers.
# observed: True

import random
import time

import numpy as np
import tensorflow as tf


@tf.function
def step(x):
    return tf.reduce_sum(x)


def train(n):
    t0 = time.perf_counter()
    for _ in range(n):
        batch = np.random.rand(4).astype("float32")
        if random.random() < 2.0:
            step(tf.constant(batch))
    return time.perf_counter() - t0


print(train(3) > 0.0)
