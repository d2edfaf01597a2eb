# A list of one element as a counter in a closure.
# observed: [1, 1, 1]
# eager: [1, 2, 3]

import tensorflow as tf


def counter():
    n = [0]

    @tf.function
    def step(x):
        n[0] += 1  # expect: TFF103
        return x * n[0]

    return step


step = counter()
print([int(step(tf.constant(1))) for _ in range(3)])
