# A function of the file that is called print.
# observed: x 0 | x 1

import tensorflow as tf


def print(*values):
    tf.print(*values)


@tf.function
def step(x):
    print("x", x)
    return x


for k in range(2):
    step(tf.constant(k))
