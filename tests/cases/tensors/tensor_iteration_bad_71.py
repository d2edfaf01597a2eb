# itertools and deque iterate their argument at once; a variable can't be taken apart either.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
# eager: 13.0 | 52.0 | 10.0 | 3.0 | 14.0 | 3.0 | 34.0 | 40.0
import collections
import itertools

import tensorflow as tf

WEIGHTS = tf.Variable([3.0, 1.0])


@tf.function
def sums(x):
    return tf.stack(list(itertools.accumulate(x)))  # expect: TFF159


@tf.function
def pairs(x):
    return tf.add_n([a * b for a, b in itertools.product(x, repeat=2)])  # expect: TFF159


@tf.function
def chained(x):
    return tf.add_n(list(itertools.chain([tf.zeros(2)], x)))  # expect: TFF159


@tf.function
def first(x):
    return list(itertools.islice(x, 1))[0]  # expect: TFF159


@tf.function
def scaled(x):
    return list(itertools.starmap(lambda a, b: a * b, x))  # expect: TFF159


@tf.function
def recent(x):
    return collections.deque(x, maxlen=2)[0]  # expect: TFF159


@tf.function
def unpacked(x):
    scale, bias = WEIGHTS  # expect: TFF159
    return x * scale + bias


@tf.function
def each(x):
    return tf.add_n([weight * x for weight in WEIGHTS])  # expect: TFF159


for function in (sums, pairs, chained, first, scaled, recent, unpacked, each):
    try:
        print(float(tf.reduce_sum(function(tf.constant([[1.0, 2.0], [3.0, 4.0]])))))
    except tf.errors.OperatorNotAllowedInGraphError as error:
        print(type(error).__name__)
