# Yields traced results.
# observed: [2.0, 4.0, 8.0]
import tensorflow as tf


@tf.function
def step(x):
    return x * 2.0


def run(x, n):
    for _ in range(n):
        x = step(x)
        yield x


print([float(v) for v in run(tf.constant(1.0), 3)])
