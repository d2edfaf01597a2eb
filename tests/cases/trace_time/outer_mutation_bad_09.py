# A captured list is shuffled once.
# observed: True
# eager: False

import random

import tensorflow as tf


deck = list(range(50))


@tf.function
def draw(x):
    random.shuffle(deck)  # expect: TFF103
    return x


random.seed(1)
draw(tf.constant(1))
before = list(deck)
draw(tf.constant(1))
print(before == deck)
