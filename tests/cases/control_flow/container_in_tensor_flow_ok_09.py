# Stateful metric result in python loop over keys.
# observed: 3.0
import tensorflow as tf

@tf.function
def summarize(values):
    out = {}
    for name in ("a", "b", "c"):
        out[name] = tf.reduce_sum(values[name])
    return out

print(summarize({"a": tf.ones([2]), "b": tf.ones([3]), "c": tf.ones([1])})["b"].numpy())
