# A nonlocal function changes what the traced one captured.
# observed: 1.0 | 1.0
# eager: 1.0 | 0.5

import tensorflow as tf


def make():
    temperature = 1.0

    @tf.function
    def sample(x):
        return x * temperature  # expect: TFF109

    def cool():
        nonlocal temperature
        temperature *= 0.5

    return sample, cool


sample, cool = make()
print(sample(tf.constant(1.0)).numpy())
cool()
print(sample(tf.constant(1.0)).numpy())
