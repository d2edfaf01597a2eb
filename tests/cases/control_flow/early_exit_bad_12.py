# Break in a list of layers.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf
layers = [tf.Variable(1.0), tf.Variable(2.0)]

@tf.function
def f(x):
    for w in layers:
        x = x * w
        if x > 1.5:
            break  # expect: TFF139
    return x

print(f(tf.constant(1.0)).numpy())
