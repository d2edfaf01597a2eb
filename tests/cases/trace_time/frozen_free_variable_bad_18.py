# A function sets the field of a namespace.
# observed: 1.0 | 1.0
# eager: 1.0 | 3.0

import types

import tensorflow as tf


FLAGS = types.SimpleNamespace(scale=1.0)


def configure(scale):
    FLAGS.scale = scale


@tf.function
def step(x):
    return x * FLAGS.scale  # expect: TFF109


print(step(tf.constant(1.0)).numpy())
configure(3.0)
print(step(tf.constant(1.0)).numpy())
