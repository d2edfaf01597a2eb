# TensorArray written in one branch.
# observed: [1. 2.]
import tensorflow as tf

@tf.function
def f(xs):
    ta = tf.TensorArray(tf.float32, size=2)
    ta = ta.write(0, xs[0])
    if xs[1] > 0.0:
        ta = ta.write(1, xs[1])
    else:
        ta = ta.write(1, 0.0)
    return ta.stack()

print(f(tf.constant([1.0, 2.0])).numpy())
