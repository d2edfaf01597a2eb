# Counter becomes a tensor.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf

@tf.function
def f(x):
    err = 1.0
    while err > 0.1:  # expect: TFF139
        x = x * 0.5
        err = tf.abs(x)
    return x

print(f(tf.constant(4.0)).numpy())
