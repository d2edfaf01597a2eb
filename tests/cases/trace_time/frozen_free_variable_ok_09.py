# A registry filled by decorators.
# observed: 2.0 | 4.0

import tensorflow as tf


OPS = {}


def op(name):
    def register(fn):
        OPS[name] = fn
        return fn

    return register


@op("double")
def double(x):
    return x * 2.0


@tf.function
def run(x):
    return OPS["double"](x)


print(run(tf.constant(1.0)).numpy())
print(run(tf.constant(2.0)).numpy())
