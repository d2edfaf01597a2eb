# A generator handed to the function.
# observed: [1.0, 1.0, 1.0]
# eager: [1.0, 2.0, 3.0]

import tensorflow as tf


def numbers():
    yield from (1.0, 2.0, 3.0)


@tf.function
def step(x, source):
    return x * next(source)  # expect: TFF108


source = numbers()
print([step(tf.constant(1.0), source).numpy().item() for _ in range(3)])
