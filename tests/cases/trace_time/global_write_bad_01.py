# A counter in the closure of a factory.
# observed: 1
# eager: 3

import tensorflow as tf


def make():
    calls = 0

    @tf.function
    def step(x):
        nonlocal calls
        calls += 1  # expect: TFF102
        return x

    def count():
        return calls

    return step, count


step, count = make()
for _ in range(3):
    step(tf.constant(1))
print(count())
