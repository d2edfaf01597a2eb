# A factory makes another tf.function after the change.
# observed: 1.0 | 0.5

import tensorflow as tf


def make(rate):
    @tf.function
    def step(x):
        return x * rate

    return step


rate = 1.0
step = make(rate)
print(step(tf.constant(1.0)).numpy())
rate = 0.5
step = make(rate)
print(step(tf.constant(1.0)).numpy())
