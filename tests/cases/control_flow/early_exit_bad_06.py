# Zip of python lists.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf

@tf.function
def f(x):
    for a, b in zip([1.0, 2.0], [3.0, 4.0]):
        x = x * a + b
        if tf.reduce_sum(x) > 4.0:
            break  # expect: TFF139
    return x

print(f(tf.constant([1.0])).numpy())
