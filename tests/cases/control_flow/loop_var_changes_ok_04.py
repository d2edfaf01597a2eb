# Unknown shape by signature.
# observed: [1. 1. 1. 1. 1. 1. 1. 1.]
import tensorflow as tf

@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def f(x):
    while tf.size(x) < 5:
        x = tf.concat([x, x], 0)
    return x

print(f(tf.constant([1.0])).numpy())
