# The dict that tf.map_fn hands to its function is a fresh one.
# observed: [2. 4.]
import tensorflow as tf


def one(d):
    d["y"] = d["x"] * 2.0
    return d["y"]


@tf.function
def f(d):
    return tf.map_fn(one, d, fn_output_signature=tf.float32)


print(f({"x": tf.constant([1.0, 2.0])}).numpy())
