# Counted down to a bound that belongs to the turns: 33 copies of the body.
# observed: 0.345
import tensorflow as tf


@tf.function
def settle(x):
    left = 32
    while left >= 0:  # expect: TFF131
        x = x - 0.05 * tf.sin(x)
        left -= 1
    return x


print(round(float(settle(tf.constant(1.5))), 3))
