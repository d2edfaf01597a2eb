# Debugging Assert inside a branch.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) < 0.0:
        tf.debugging.Assert(False, ["negative"])
    return x

print(f(tf.constant([1.0])).numpy())
