# Raise after return in python config under tensor loop.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(xs, mode="sum"):
    s = 0.0
    for x in xs:
        if mode == "sum":
            s += x
        elif mode == "max":
            s = tf.maximum(s, x)
        else:
            raise ValueError(mode)
    return s

print(f(tf.constant([1.0, 2.0])).numpy())
