# Float64 from numpy against float32.
# observed: ends with TypeError: 'scale' has dtype float64 in the main branch, but dtype float32 in
#   the else branch
import numpy as np
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 100.0:  # expect: TFF130
        scale = np.float64(2.0)
    else:
        scale = tf.constant(1.0)
    return tf.cast(scale, tf.float32) * x

print(f(tf.constant([1.0])).numpy())
