# List of thresholds.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf

@tf.function
def f(x):
    for t in [1.0, 2.0, 3.0]:
        if x < t:
            break  # expect: TFF139
        x = x - 1.0
    return x

print(f(tf.constant(1.5)).numpy())
