# A helper reads the global, a function of the file runs the step.
# observed: 1.0 | 1.0
# eager: 1.0 | 2.0

import tensorflow as tf


ALPHA = 0.5


def mix(a, b):
    return ALPHA * a + (1.0 - ALPHA) * b  # expect: TFF109


@tf.function
def step(x):
    return mix(x, 0.0)


def run():
    return step(tf.constant(2.0)).numpy()


print(run())
ALPHA = 1.0
print(run())
