# The target of a `for` is a global.
# observed: -1
# eager: 2

import tensorflow as tf


last = -1


@tf.function
def step(x):
    global last
    for last in range(3):  # expect: TFF102
        x = x + last
    return x


step(tf.constant(1))
last = -1
step(tf.constant(1))
print(last)
