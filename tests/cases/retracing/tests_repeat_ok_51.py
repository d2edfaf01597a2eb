# Tests call with what is new on purpose, once each: a number, a lambda, a shape, an equal literal, a new tf.function.
# observed: passed
import os

import tensorflow as tf

REPEATS = int(os.environ.get("REPEATS", "2"))


@tf.function
def scale(x, factor):
    return x * factor


@tf.function
def apply(x, function):
    return function(x)


def square(x):
    return x * x


def test_numbers():
    for factor in range(REPEATS):
        assert float(scale(tf.constant(2.0), factor)) == 2.0 * factor


def test_equal_literals():
    assert float(scale(tf.constant(4.0), 1)) == float(scale(tf.constant(4.0), 1.0))


def test_lambdas():
    for _ in range(REPEATS):
        assert float(apply(tf.constant(3.0), lambda x: x - 1.0)) == 2.0


def test_shapes():
    for size in range(1, REPEATS + 1):
        assert float(tf.reduce_sum(scale(tf.ones([size]), 3))) == 3.0 * size


class SquareTest:
    def runs(self):
        for start in (2.0, 3.0):
            assert float(tf.function(square)(tf.constant(start))) == start**2


test_numbers()
test_equal_literals()
test_lambdas()
test_shapes()
SquareTest().runs()
print("passed")
