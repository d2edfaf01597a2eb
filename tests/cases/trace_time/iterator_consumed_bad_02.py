# islice and sum of captured iterators.
# observed: 286 286 2
# eager: 286 5 4

import itertools

import tensorflow as tf


stream = itertools.count()
rest = (v * v for v in range(10))


@tf.function
def step(x):
    first = list(itertools.islice(stream, 2))  # expect: TFF108
    more = sum(rest)  # expect: TFF108
    return x + sum(first) + more


print(step(tf.constant(0)).numpy(), step(tf.constant(0)).numpy(), next(stream))
