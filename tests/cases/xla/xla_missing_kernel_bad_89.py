# Options that reach tf.function through a wrapper, a decorator with options or a partial of the file count as if they were written there.
# observed: OperatorNotAllowedInGraphError | 1.0 | OperatorNotAllowedInGraphError | InvalidArgumentError | InvalidArgumentError
#   | InvalidArgumentError | InvalidArgumentError | InvalidArgumentError | InvalidArgumentError | b'1.000000' | b'1.000000'
# eager: 1.0 | 1.0 | 1.0 | b'1.000000' | b'1.000000' | b'1.000000' | b'1.000000' | b'1.000000' | b'1.000000' | b'1.000000' | b'1.000000'
import functools

import tensorflow as tf


def jit(fn=None, **options):
    return tf.function(fn, **options)


def chosen(fn=None, **options):
    if fn is None:
        return lambda f: tf.function(f, **options)
    return tf.function(fn, **options)


def compiled(relax=False, xla=False):
    def wrap(f):
        return tf.function(f, reduce_retracing=relax, jit_compile=xla)

    return wrap


def partly(xla=False):
    return functools.partial(tf.function, jit_compile=xla)


fast = functools.partial(tf.function, jit_compile=True)


@jit(autograph=False)
def plain(x):
    if tf.reduce_sum(x) > 0.0:  # expect: TFF145
        return x
    return -x


@jit
def converted(x):
    if tf.reduce_sum(x) > 0.0:
        return x
    return -x


@chosen(autograph=False)
def unconverted(x):
    if tf.reduce_sum(x) > 0.0:  # expect: TFF145
        return x
    return -x


@compiled(xla=True)
def in_closure(x):
    return tf.strings.as_string(x)  # expect: TFF162


@partly(xla=True)
def in_partial(x):
    return tf.strings.as_string(x)  # expect: TFF162


@fast(reduce_retracing=True)
def with_more(x):
    return tf.strings.as_string(x)  # expect: TFF162


def shown(x):
    return tf.strings.as_string(x)  # expect: TFF162


def again(x):
    return tf.strings.as_string(x)  # expect: TFF162


def spread(x):
    return tf.strings.as_string(x)  # expect: TFF162


OPTIONS = {"jit_compile": True}
wrapped = jit(shown, jit_compile=True)
called = compiled(xla=True)(again)
given = jit(spread, **OPTIONS)


@compiled(xla=False)
def switched_off(x):
    return tf.strings.as_string(x)


@compiled()
def by_default(x):
    return tf.strings.as_string(x)


functions = plain, converted, unconverted, in_closure, in_partial, with_more, wrapped, called, given, switched_off, by_default
for function in functions:
    try:
        print(function(tf.constant(1.0)).numpy())
    except Exception as error:
        print(type(error).__name__)
