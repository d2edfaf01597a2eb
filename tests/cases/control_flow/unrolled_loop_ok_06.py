# Counted down in large steps: 8 copies.
# observed: 1.114
import tensorflow as tf


@tf.function
def settle(x):
    left = 32
    while left > 0:
        x = x - 0.05 * tf.sin(x)
        left -= 4
    return x


print(round(float(settle(tf.constant(1.5))), 3))
