# The elements of a list argument are changed one by one.
# observed: ends with ValueError: f(examples) should not modify its Python input arguments. Modifying a copy
#   is...
# eager: 6.0
import tensorflow as tf


@tf.function
def f(examples):
    total = 0.0
    for e in examples:
        e["z"] = e["x"] * 2.0  # expect: TFF125
        total += e["z"]
    return total


print(f([{"x": tf.constant(1.0)}, {"x": tf.constant(2.0)}]).numpy())
