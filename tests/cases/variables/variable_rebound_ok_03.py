# A variable has @=: it gives a tensor.
# observed: [[2.]]
import tensorflow as tf

w = tf.Variable([[1.0]])


@tf.function
def f(x):
    v = w
    v @= x
    return v


print(f(tf.constant([[2.0]])).numpy())
