# Python's library compares: what `key` gives, tuples of a score and more, heaps, places in an order, predicates of itertools.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError |
#   OperatorNotAllowedInGraphError
# eager: 1.0 | 1.0 | 3.0 | 3.0 | 1.0 | 2.0 | 12.0 | 3.0 | 3.0 | 6.0
import bisect
import heapq
import itertools

import tensorflow as tf

FLOOR = tf.Variable(0.5)


@tf.function
def by_key(x):
    return sorted(enumerate(tf.unstack(x)), key=lambda pair: pair[1])[0][0]  # expect: TFF154


@tf.function
def by_index(x):
    return min(range(3), key=lambda i: x[i])  # expect: TFF154


@tf.function
def in_place(x):
    parts = tf.unstack(x)
    parts.sort(reverse=True)  # expect: TFF154
    return parts[0]


@tf.function
def beams(x):
    scored = [(score, [i]) for i, score in enumerate(tf.unstack(x))]
    return max(scored)[0]  # expect: TFF154


@tf.function
def queue(x):
    heap = []
    for i, cost in enumerate(tf.unstack(x)):
        heapq.heappush(heap, (cost, i))  # expect: TFF154
    return heap[0][0]


@tf.function
def largest(x):
    return heapq.nlargest(2, tf.unstack(x))[1]  # expect: TFF154


@tf.function
def bucket(x):
    return x * bisect.bisect_left([0.5, 1.5], x[0])  # expect: TFF154


@tf.function
def head(x):
    return tf.stack(list(itertools.takewhile(lambda part: part > 1.0, tf.unstack(x))))  # expect: TFF154


@tf.function
def floored(x):
    return max(FLOOR, 0.1) * x  # expect: TFF154


@tf.function
def checked(x):
    assert FLOOR, "no floor"  # expect: TFF154
    return x


for function in (by_key, by_index, in_place, beams, queue, largest, bucket, head, floored, checked):
    try:
        print(float(tf.reduce_sum(function(tf.constant([3.0, 1.0, 2.0])))))
    except tf.errors.OperatorNotAllowedInGraphError as error:
        print(type(error).__name__)
