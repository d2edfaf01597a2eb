# A Dataset that Python iterates in traced code, in words; generators, helpers of generators, and recursion that Python ends.
# observed: still tracing | still tracing | ValueError | ValueError | ValueError | still tracing | still tracing | TypeError |
#   OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | 8 | 8
# eager: 5 | 2 | 4 | 5 | 5 | 5 | 9 | [2, 3, 4] | 6 | 0 | 8 | 8
# says: never ends | never ends | unpacking iterates a Dataset in Python, which fails | `sum` iterates a Dataset in Python, which
#   fails | `list` iterates a Dataset in Python, which fails | `tqdm.tqdm` iterates | a generator iterates a Dataset in Python,
#   tracing never ends | TensorFlow gets a generator object | so its `if` on a tensor fails | ...
import signal
import sys
import types

import numpy as np
import tensorflow as tf



sys.modules["tqdm"] = types.SimpleNamespace(tqdm=lambda items: (item for item in items))
import tqdm


stops = []


def stop(*_):
    stops.append("still tracing")
    raise TimeoutError


signal.signal(signal.SIGALRM, stop)
numbers = tf.data.Dataset.range(3)


@tf.function
def starred(x):
    return x + len([*numbers])  # expect: TFF149


@tf.function
def rest(x):
    first, *others = numbers  # expect: TFF149
    return x + first


@tf.function
def unpacked(x):
    first, second, third = numbers  # expect: TFF149
    return x + first + third


@tf.function(autograph=False)
def summed(x):
    return x + sum(numbers)  # expect: TFF149


@tf.function(autograph=False)
def listed(x):
    return x + len(list(numbers))  # expect: TFF149


@tf.function
def shown(x):
    for number in tqdm.tqdm(numbers):  # expect: TFF149
        x += number
    return x


def each(x):
    for number in numbers:
        yield number + x


def total(x):
    return tf.add_n(list(each(x)))  # expect: TFF149


@tf.function
def generated(x):
    return total(x)


@tf.function
def root(x):
    for number in numbers:
        yield number + x  # expect: TFF141


def clipped(x):
    if x > 1:
        return x * 2
    return x


def halves(x):
    yield clipped(x)  # expect: TFF141
    yield x


@tf.function
def helped(x):
    return tf.add_n(list(halves(x)))


def signs(x):
    if x > 1:  # expect: TFF145
        yield x
    yield -x


@tf.function(autograph=False)
def plain(x):
    return tf.add_n(list(signs(x)))


def power(x, k):
    match k:
        case 0:
            return tf.ones_like(x)
        case _:
            return x * power(x, k - 1)


@tf.function
def cubed(x):
    return power(x, 3)


@tf.function
def narrow(x):
    return x * int(np.int64(2)) * len([0] * int(2.0)) * isinstance(int(2.0), int)


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
show(lambda: starred(x), limit=0.5)
show(lambda: rest(x), limit=0.5)
show(lambda: unpacked(x))
show(lambda: summed(x))
show(lambda: listed(x))
show(lambda: shown(x), limit=0.5)
show(lambda: generated(x), limit=0.5)
show(lambda: list(root(x)))
show(lambda: helped(x))
show(lambda: plain(x))
show(lambda: cubed(x))
show(lambda: narrow(x))
