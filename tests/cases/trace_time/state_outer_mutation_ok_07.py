# A registry filled by a decorator at import time is only read in traced code.
# observed: 6.0

import tensorflow as tf

REGISTRY = {}


def register(fn):
    REGISTRY[fn.__name__] = fn
    return fn


@register
@tf.function
def double(x):
    return x * 2.0


@register
def triple(x):
    return x * 3.0


@tf.function
def run(x):
    for fn in REGISTRY.values():
        x = fn(x)
    return x


print(float(run(tf.constant(1.0))))
