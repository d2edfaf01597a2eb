# Another name for the argument.
# observed: ends with ValueError: f(batch) should not modify its Python input arguments. Modifying a copy is
#   all...
# eager: 2.0
import tensorflow as tf


@tf.function
def f(batch):
    d = batch
    d["z"] = d["x"] * 2.0  # expect: TFF125
    return d["z"]


print(f({"x": tf.constant(1.0)}).numpy())
