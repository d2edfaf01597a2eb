# Float64 throughout.
# observed: 6.0
import numpy as np
import tensorflow as tf

@tf.function
def f(x):
    s = tf.constant(0.0, tf.float64)
    for v in x:
        s += v * 2.0
    if s > 1.0:
        r = s
    else:
        r = tf.cast(0.5, tf.float64)
    return r

print(f(tf.constant(np.ones(3))).numpy())
