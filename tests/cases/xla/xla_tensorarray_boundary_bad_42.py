# A tf.function that is plain, or that only jitted code calls, or that gets or captures an eager TensorArray, can't return it in any case.
# observed: inner AttributeError | returned NotImplementedError | plain AttributeError | captured NotImplementedError |
#   raised
# eager: inner 3.0 | returned 3.0 | plain 3.0 | captured 3.0 |
#   ends with AssertionError: UnimplementedError not raised
import unittest

import tensorflow as tf

DONE = tf.TensorArray(tf.float32, size=2, clear_after_read=False).write(0, 1.0).write(1, 2.0)


@tf.function(jit_compile=True)
def steps(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)  # expect: TFF120


@tf.function(jit_compile=True)
def inner(x):
    return tf.reduce_sum(steps(x).stack())


@tf.function(jit_compile=True)
def given(values, x):
    return values, x * 2.0  # expect: TFF120


@tf.function(jit_compile=True)
def captured(x):
    return DONE, x * 2.0  # expect: TFF120


@tf.function
def plain(x):
    return tf.TensorArray(tf.float32, size=2).write(0, x).write(1, x * 2.0)  # expect: TFF120


@tf.function(jit_compile=True)
def energy(x):
    y = tf.constant(1.0)
    for _ in tf.range(3):
        y = y * x
    return y


one = tf.constant(1.0)
for name, run in (
    ("inner", lambda: inner(one)),
    ("returned", lambda: tf.reduce_sum(given(DONE, one)[0].stack())),
    ("plain", lambda: tf.reduce_sum(plain(one).stack())),
    ("captured", lambda: tf.reduce_sum(captured(one)[0].stack())),
):
    try:
        print(name, float(run()))
    except (AttributeError, NotImplementedError) as error:
        print(name, type(error).__name__)
weight = tf.Variable(2.0)
with unittest.TestCase().assertRaises(tf.errors.UnimplementedError):
    with tf.GradientTape() as tape:
        energy(weight)
print("raised")
