# Containers that the function makes itself.
# observed: 3.0
import tensorflow as tf


@tf.function
def f(x):
    seen = set()
    seen.add(1)
    opts = dict(a=1)
    opts["b"] = 2
    return x * float(len(seen) + len(opts))


print(f(tf.constant(1.0)).numpy())
