# `print` handed to map and to tf.nest.map_structure.
# observed: a | b | leaf
# eager: a | b | leaf | a | b | leaf

import tensorflow as tf


@tf.function
def step(x):
    list(map(print, ["a", "b"]))  # expect: TFF101
    tf.nest.map_structure(lambda v: print("leaf"), {"a": x})  # expect: TFF101
    return x


for _ in range(2):
    step(tf.constant(1))
