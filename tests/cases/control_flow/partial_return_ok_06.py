# Flow ends with raise under python.
# observed: 1.0
import tensorflow as tf

@tf.function
def f(x, kind="a"):
    if kind == "a":
        if x > 0.0:
            return x
        return -x
    raise ValueError(kind)

print(f(tf.constant(1.0)).numpy())
