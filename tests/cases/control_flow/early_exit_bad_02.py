# Nested else and helper value.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf

@tf.function
def f(x):
    i = 0
    while i < 10:
        if x > 0.0:
            x = x - 1.0
        else:
            break  # expect: TFF139
        i += 1
    return x

print(f(tf.constant(3.5)).numpy())
