# A bound append under a name of its own.
# observed: 1
# eager: 3

import tensorflow as tf


history = []
note = history.append


@tf.function
def step(x):
    note("call")  # expect: TFF103
    return x


for _ in range(3):
    step(tf.constant(1))
print(len(history))
