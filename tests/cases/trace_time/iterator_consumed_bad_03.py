# __next__ and send.
# observed: [1.0, 1.0, 1.0]
# eager: [1.0, 2.0, 3.0]

import tensorflow as tf


def averager():
    total = 0.0
    while True:
        total += yield total


gen = averager()
next(gen)
letters = iter("abc")


@tf.function
def step(x):
    letters.__next__()  # expect: TFF108
    return x + gen.send(1.0)  # expect: TFF108


print([step(tf.constant(0.0)).numpy().item() for _ in range(3)])
