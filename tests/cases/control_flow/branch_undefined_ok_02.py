# Rebound in every use.
# observed: 2.0
import tensorflow as tf

@tf.function
def f(x):
    if x > 0.0:
        t = x * 2.0
        x = t
    if x > 5.0:
        t = x * 3.0
        x = t
    t = x
    return t

print(f(tf.constant(1.0)).numpy())
