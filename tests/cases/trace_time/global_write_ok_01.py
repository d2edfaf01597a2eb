# A counter in a py_function counts calls.
# observed: 3

import tensorflow as tf


count = 0


def bump(_):
    global count
    count += 1
    return 0


@tf.function
def step(x):
    tf.py_function(bump, [x], tf.int32)
    return x


for _ in range(3):
    step(tf.constant(1))
print(count)
