# Order by Python's numbers, one element only, and tuples that begin with one: nothing compares a tensor.
# observed: 7.0 | 9.0 | [6.0] | 10.0 | [9.0, 5.0, 7.0]
import bisect
import heapq
import itertools

import tensorflow as tf


@tf.function
def by_number(x):
    beams = [(score, i) for i, score in enumerate(tf.unstack(x))]
    beams.sort(key=lambda beam: -beam[1])
    return sorted(beams, key=lambda scored: scored[1])[0][0] + max(beams, key=lambda beam: beam[1])[0] + beams[0][0]


@tf.function
def numbers_first(x):
    beams = [(i, score) for i, score in enumerate(tf.unstack(x))]
    beams.sort()
    heap = []
    for beam in beams:
        heapq.heappush(heap, beam)
    return sorted(beams)[0][1] + max(beams)[1] + heapq.heappop(heap)[1] + heap[0][1]


@tf.function
def places(x):
    order = [1, 5]
    bisect.insort(order, 3)
    return x[: bisect.bisect(order, 2)] + order[1]


@tf.function
def chosen(x):
    head = itertools.takewhile(lambda i: i < 2, range(x.shape[0]))
    rest = itertools.filterfalse(lambda part: part is None, tf.unstack(x))
    return tf.add_n([x[i] for i in head]) + sum(rest)


@tf.function
def alone(x):
    return min(tf.unstack(x)[:1]) + sorted([x])[0] + max([x, x * 2.0], key=lambda part: part.shape.rank)


for function in (by_number, numbers_first, places, chosen, alone):
    print(function(tf.constant([3.0, 1.0, 2.0])).numpy().tolist())
