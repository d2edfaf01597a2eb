# The same nested function under a static condition.
# observed: 2.0
import tensorflow as tf


@tf.function
def f(x):
    best = tf.zeros_like(x)

    def keep(v):
        nonlocal best
        best = v

    if x.shape.rank == 0:
        keep(x)
    return best


print(f(tf.constant(2.0)).numpy())
