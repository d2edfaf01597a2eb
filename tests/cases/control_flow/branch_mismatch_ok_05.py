# Variable and tensor.
# observed: 2.0
import tensorflow as tf
v = tf.Variable(2.0)

@tf.function
def f(x):
    if x > 0.0:
        y = v
    else:
        y = x
    return y * 1.0

print(f(tf.constant(1.0)).numpy())
