# Python keys.
# observed: {'u': <tf.Tensor: shape=(), dtype=float32, numpy=1.0>}
import tensorflow as tf


@tf.function
def f(inputs, mode="a"):
    scales = {"a": 1.0, "b": 2.0}
    out = {name: x * scales[mode] for name, x in inputs.items()}
    return out


print(f({"u": tf.constant(1.0)}))
