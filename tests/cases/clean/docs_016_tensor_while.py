# tf.print in a loop on a tensor condition prints in each round.
# source: https://www.tensorflow.org/guide/function#autograph_transformations
# observed: sum 1.7 | sum 1.38033462 | sum 1.19565451 | sum 1.07078826 | (2,)
import tensorflow as tf

@tf.function
def squash(x):
    while tf.reduce_sum(x) > 1:
        tf.print("sum", tf.reduce_sum(x))
        x = tf.tanh(x)
    return x

print(squash(tf.constant([0.9, 0.8])).shape)
