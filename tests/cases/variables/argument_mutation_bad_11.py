# An inner tf.function compares its arguments as well.
# observed: ends with ValueError: inner(d) should not modify its Python input arguments. Modifying a copy is
#   all...
# eager: 2.0
import tensorflow as tf


@tf.function
def inner(d):
    d["y"] = d["x"] + 1.0  # expect: TFF125
    return d["y"]


@tf.function
def outer(x):
    return inner({"x": x})


print(outer(tf.constant(1.0)).numpy())
