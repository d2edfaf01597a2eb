# What ends beside a Dataset decides whether a `zip` or `islice` of it ever does; two lambdas that begin on different lines.
# observed: OutOfRangeError | OutOfRangeError | OutOfRangeError | OutOfRangeError | still tracing | OutOfRangeError | 4 |
#   still tracing | still tracing | OperatorNotAllowedInGraphError
# eager: 5 | 5 | 5 | 5 | 5 | 5 | 4 | 5 | 4 | 4
# says: fails on a shorter | fails on a shorter | fails on a shorter | fails on a shorter | tracing never ends | never ends or |
#   fails on a shorter | tracing never ends | tracing never ends | two lambdas
import itertools
import signal

import numpy as np
import tensorflow as tf


stops = []


def stop(*_):
    stops.append("still tracing")
    raise TimeoutError


signal.signal(signal.SIGALRM, stop)
numbers = tf.data.Dataset.range(3)


def turns(count):
    for number in range(count):
        yield number


@tf.function
def listed(x):
    for number, _ in zip(numbers, [1, 2, 3, 4]):  # expect: TFF149
        x += number
    return x


@tf.function
def counted(x):
    for number, _, _ in zip(numbers, itertools.count(), [1, 2, 3, 4]):  # expect: TFF149
        x += number
    return x


@tf.function
def enumerated(x):
    for number, _ in zip(numbers, enumerate([1, 2, 3, 4])):  # expect: TFF149
        x += number
    return x


@tf.function
def keyed(x, names):
    for number, _ in zip(numbers, names):  # expect: TFF149
        x += number
    return x


@tf.function
def endless(x):
    for _, number in zip(itertools.count(), numbers):  # expect: TFF149
        x += number
    return x


@tf.function
def either(x):
    for _, number, _ in zip(itertools.count(), numbers, turns(4)):  # expect: TFF149
        x += number
    return x


@tf.function
def some(x):
    return x + len(list(itertools.islice(numbers, 0, 2)))  # expect: TFF149


@tf.function
def all_of_them(x):
    return x + len(list(itertools.islice(numbers, None)))  # expect: TFF149


@tf.function
def from_first(x):
    return x + len(list(itertools.islice(numbers, 1, None, 1)))  # expect: TFF149


lambdas = [tf.function(lambda x: (
    x + 1)), tf.function(lambda x: x * 2 if x > 1 else x)]  # expect: TFF144


def show(run, limit=0.0):
    try:
        signal.setitimer(signal.ITIMER_REAL, limit, limit)
        print(np.asarray(run()).tolist())
    except Exception as error:
        print(stops.pop(0) if stops else type(error).__name__)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        stops.clear()


x = tf.constant(2, tf.int64)
show(lambda: listed(x))
show(lambda: counted(x))
show(lambda: enumerated(x))
show(lambda: keyed(x, {"a": 1, "b": 2, "c": 3, "d": 4}))
show(lambda: endless(x), limit=0.5)
show(lambda: either(x))
show(lambda: some(x))
show(lambda: all_of_them(x), limit=0.5)
show(lambda: from_first(x), limit=0.5)
show(lambda: lambdas[1](x))
