# The untraced driver counts its steps in a global.
# observed: n_steps 3

import tensorflow as tf

n_steps = 0


@tf.function
def step(x):
    return x * 2.0


def train():
    global n_steps
    for _ in range(3):
        step(tf.constant(1.0))
        n_steps += 1


train()
print("n_steps", n_steps)
