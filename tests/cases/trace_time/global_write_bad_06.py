# Two globals in one tuple assignment.
# observed: 2 1
# eager: 1 2

import tensorflow as tf


a, b = 1, 2


@tf.function
def step(x):
    global a, b
    a, b = b, a  # expect: TFF102, TFF102
    return x


step(tf.constant(1))
step(tf.constant(1))
print(a, b)
