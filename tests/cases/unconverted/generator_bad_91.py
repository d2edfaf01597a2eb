# What a generator, or a lambda that AutoGraph can't tell from another, calls is not converted either; what is called with its results is.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | 2.0 | OperatorNotAllowedInGraphError
# eager: 2.0 | 2.0 | 2.0 | 1.0
import tensorflow as tf


def clipped(part):
    if part > 1.0:
        return part * 0.0 + 1.0
    return part


def bounded(part):
    return part * 0.0 + 1.0 if part > 1.0 else part


def positive(part):
    while part < 0.0:
        part = part + 1.0
    return part


def parts(x):
    for part in tf.unstack(x):
        yield clipped(part)  # expect: TFF141


def inner_parts(x):
    def moved(part):
        return positive(part)

    yield from [moved(part) for part in tf.unstack(x)]  # expect: TFF141


def doubled(x):
    for part in tf.unstack(x):
        yield part * 2.0


@tf.function
def total(x):
    return tf.add_n(list(parts(x)))


@tf.function
def positives(x):
    return tf.add_n(list(inner_parts(x)))


@tf.function
def outside(x):
    return tf.add_n([clipped(part) for part in doubled(x)])


first, second = lambda x: bounded(x) + 0.0, lambda x: bounded(x) + 2.0  # expect: TFF144
shifted = tf.function(first)

for function in (total, positives, outside):
    try:
        print(float(function(tf.ones([2]))))
    except Exception as error:
        print(type(error).__name__)
try:
    print(float(shifted(tf.constant(2.0))))
except Exception as error:
    print(type(error).__name__)
