# Python depth helper.
# observed: (8,)
import tensorflow as tf


def fractal(x, depth):
    if depth == 0:
        return x
    return fractal(tf.concat([x, x + 1.0], axis=0), depth - 1)


@tf.function
def build(x):
    return fractal(x, 3)


print(build(tf.constant([0.0])).shape)
