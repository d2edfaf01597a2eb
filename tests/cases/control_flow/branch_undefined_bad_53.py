# What is not bound before a graph branch or loop, alone, in a loop around, behind an annotation, or without a result.
# observed: ValueError | NameError | NameError | NameError | ValueError | 64.0 | TypeError | TypeError | NotImplementedError
# eager: KeyError | UnboundLocalError | 2 | 2.0 | 2 | 64.0 | 2.0 | 1 | None
# says: `logs['j']` | ... | ... | ... | `last` | `y` is float32 in | the result is float32 in | this `return` can't leave
import numpy as np
import tensorflow as tf


@tf.function
def composite(xs):
    total = 0.0
    for x in xs:
        logs = {}
        if x > 1.0:  # expect: TFF133
            logs["k"] = x
        else:
            logs["j"] = x
        total += logs["k"]
    return total


@tf.function
def declared(x):
    y: tf.Tensor  # expect: TFF146
    if x > 1.0:
        y = x
    return y


@tf.function
def declared_loop(numbers):
    y: tf.Tensor  # expect: TFF146
    for x in numbers:
        y = x
    return y


@tf.function
def declared_inner(xs):
    y: tf.Tensor  # expect: TFF146
    for x in xs:
        if x > 1.0:
            y = x
    return y


@tf.function
def none_none(n):
    last = None
    for _ in tf.range(n):
        last = None  # expect: TFF134
    return n if last is None else n + 1


def power(y, k, numbers):
    if k == 0:
        return y
    y = power(y, k - 1, numbers)
    for _ in numbers:
        y = y * 2.0
    return y


@tf.function
def powers(x, numbers):
    return power(x, 2, numbers)


@tf.function
def mixed(xs):
    y = 0.0
    for x in xs:
        if x > 1.0:  # expect: TFF130
            y = x
        else:
            y = 2
    return y


@tf.function
def returned(x):
    if x > 1.0:  # expect: TFF130
        return x
    return 1


@tf.function
def leaves(xs):
    for x in xs:
        return  # expect: TFF139
    return xs


def show(run):
    try:
        print(np.asarray(run()))
    except Exception as error:
        print(type(error).__name__)


n, one, two = tf.constant(2), tf.constant(1.0), tf.constant([1.0, 2.0])
numbers = tf.data.Dataset.range(3)
show(lambda: composite(two))
show(lambda: declared(one))
show(lambda: declared_loop(numbers))
show(lambda: declared_inner(two))
show(lambda: none_none(n))
show(lambda: powers(one, numbers))
show(lambda: mixed(two))
show(lambda: returned(one))
show(lambda: leaves(two))
