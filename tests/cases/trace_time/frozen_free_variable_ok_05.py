# The change and the earlier call stand in different branches.
# observed: 1.0

import sys

import tensorflow as tf


if len(sys.argv) > 5:
    scale = 3.0
else:
    scale = 2.0


@tf.function
def step(x):
    return x * scale


if scale > 2.5:
    print(step(tf.constant(1.0)).numpy())
else:
    scale = 1.0
    print(step(tf.constant(1.0)).numpy())
