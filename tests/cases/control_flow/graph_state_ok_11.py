# Bound in both nested branches.
# observed: -1.0
import tensorflow as tf

@tf.function
def f(x, y):
    if x > 0.0:
        if y > 0.0:
            z = x
        else:
            z = y
    else:
        z = x * y
    return z

print(f(tf.constant(1.0), tf.constant(-1.0)).numpy())
