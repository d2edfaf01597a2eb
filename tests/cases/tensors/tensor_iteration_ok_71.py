# itertools over lists of tensors, over numbers, and what repeats a tensor without going through it.
# observed: [31.0, 60.0] | [[8.0, 15.0], [22.0, 29.0]] | [4.0, 6.0]
import collections
import itertools

import tensorflow as tf

WEIGHTS = [tf.Variable(3.0), tf.Variable(1.0)]


@tf.function
def lists(x):
    parts = tf.unstack(x)
    sums = list(itertools.accumulate(parts))
    pairs = [a * b for a, b in itertools.product(parts, repeat=2)]
    both = list(itertools.chain(parts, itertools.islice(parts, 1), itertools.repeat(x[0], 2)))
    return tf.add_n(sums + pairs + both + list(collections.deque(parts, maxlen=1)))


@tf.function
def variables(x):
    scale, bias = WEIGHTS
    return tf.add_n([weight * x for weight in WEIGHTS]) + x * scale + bias


@tf.function
def statement(x):
    total = tf.zeros(2)
    for row in x:
        total += row
    return total


for function in (lists, variables, statement):
    print(function(tf.constant([[1.0, 2.0], [3.0, 4.0]])).numpy().tolist())
