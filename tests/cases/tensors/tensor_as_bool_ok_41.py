# Python takes the same object for equal before it compares: a search for the first element of a list ends there.
# observed: without 2.0 | position 0.0 | is_there 1.0 | emptied 0.0 | only 1.0 | vectors 4.0
import tensorflow as tf


@tf.function
def without(a, b):
    parts = [a, b]
    parts.remove(a)
    return tf.add_n(parts)


@tf.function
def position(a, b):
    return [a, b].index(a)


@tf.function
def is_there(a, b):
    return a in [a, b]


@tf.function
def emptied(a, b):
    parts = [a, b]
    for part in list(parts):
        parts.remove(part)
    return len(parts)


@tf.function
def only(a, b):
    return [a].count(a)


@tf.function
def vectors(a, b):
    total = a
    for part in filter(lambda part: part.shape.rank == 0, [a, b]):
        total += part
    return total


for function in (without, position, is_there, emptied, only, vectors):
    print(function.__name__, float(function(tf.constant(1.0), tf.constant(2.0))))
