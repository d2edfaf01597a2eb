# An attribute of an argument.
# observed: 1
# eager: 3

import tensorflow as tf


class State:
    def __init__(self):
        self.calls = 0


@tf.function
def train(x, state):
    state.calls += 1  # expect: TFF104
    return x


s = State()
for _ in range(3):
    train(tf.constant(1), s)
print(s.calls)
