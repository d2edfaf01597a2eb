# itertools.starmap calls a function with the parts of each element: Python does, so AutoGraph converts nothing behind it.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphError [4, 4] add add [3, 3] [3, 3]
# eager: [2, 1] [1, 1] [4, 4] add add [3, 3] add add [3, 3]
import itertools

import tensorflow as tf


def larger(a, b):
    if a > b:  # expect: TFF148
        return a
    return b


def first(*parts):
    if parts[0] > 0:  # expect: TFF148
        return parts[0]
    return parts[1]


class Adder:
    def add(self, a, b):
        print("add", end=" ")  # expect: TFF101
        return a + b


adder = Adder()


@tf.function
def known(x):
    return list(itertools.starmap(larger, zip([x, 2 - x], [2 * x, x])))


@tf.function
def unknown(x):
    return list(itertools.starmap(first, (row for row in [[x, x], [x, x]])))


@tf.function
def converted(x):
    return list(itertools.starmap(lambda a, b: tf.where(a > b, a, b) + 2, [(2 * x, x), (x, 2 * x)]))


@tf.function
def method(x):
    return list(itertools.starmap(adder.add, [(x, 2), (2, x)]))


for function in (known, unknown, converted, method, method):
    try:
        print([int(part) for part in function(tf.constant(1))], end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
