# Return from a python loop in a tensor loop.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf

@tf.function
def f(x):
    while x < 10.0:
        for k in range(2):
            return x + float(k)  # expect: TFF139
        x = x + 1.0
    return x

print(f(tf.constant(1.0)).numpy())
