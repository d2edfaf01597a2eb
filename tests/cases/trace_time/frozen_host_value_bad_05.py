# random.choice picks the function once.
# observed: 1
# eager: 2

import random

import tensorflow as tf


def flip(x):
    return tf.reverse(x, [0])


def keep(x):
    return x


@tf.function
def augment(x):
    return random.choice([flip, keep])(x)  # expect: TFF106


random.seed(3)
x = tf.constant([1, 2])
print(len({tuple(augment(x).numpy()) for _ in range(20)}))
