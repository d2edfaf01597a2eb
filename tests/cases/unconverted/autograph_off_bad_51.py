# A decorator with options that hands itself on by functools.partial: with options, without them, for several functions.
# observed: OperatorNotAllowedInGraphError | 1.0 | InvalidArgumentError | OperatorNotAllowedInGraphError
# eager: 1.0 | 1.0 | 1.0 | 1.0
import functools
from functools import partial, wraps

import tensorflow as tf


def traced(fn=None, **options):
    if fn is None:
        return partial(traced, **options)
    return wraps(fn)(tf.function(fn, **options))


def compiled(fn=None, *, xla=False, convert=True):
    if fn is None:
        return functools.partial(compiled, xla=xla, convert=convert)
    return tf.function(fn, jit_compile=xla, autograph=convert)


@traced(autograph=False)
def plain(x):
    if x > 0.0:  # expect: TFF145
        return x
    return -x


@traced
def converted(x):
    if x > 0.0:
        return x
    return -x


@compiled(xla=True)
def jitted(x):
    tf.print("x", output_stream="file:///dev/null")  # expect: TFF162
    return x if x > 0.0 else -x


@compiled(convert=False)
def unconverted(x):
    return x if x > 0.0 else -x  # expect: TFF145


for run in (plain, converted, jitted, unconverted):
    try:
        print(float(run(tf.constant(1.0))))
    except Exception as error:
        print(type(error).__name__)
