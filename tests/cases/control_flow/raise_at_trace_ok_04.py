# Caught in the branch.
# observed: [2.]
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        try:
            raise KeyError("k")
        except KeyError:
            y = x * 2.0
    else:
        y = x
    return y

print(f(tf.constant([1.0])).numpy())
