# A lambda that is handed over or called once runs once: what it makes is no new object at each call.
# observed: 2.0 3.0
import contextvars

import tensorflow as tf


@tf.function
def apply(x, function):
    return function(x)


@tf.function
def shifted(x, function):
    return function(x + 1.0)


def main(x):
    first = contextvars.copy_context().run(lambda: apply(x, lambda t: t + 1.0))
    second = (lambda: shifted(x, lambda t: t + 1.0))()
    print(float(first), float(second))


main(tf.constant(1.0))
