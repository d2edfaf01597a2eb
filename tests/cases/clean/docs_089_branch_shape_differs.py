# Branches may give one name different lengths.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: (2,) (3,)
import tensorflow as tf

@tf.function
def pick(p):
    if p > 0.5:
        x = tf.zeros([2])
    else:
        x = tf.zeros([3])
    return x

print(pick(tf.constant(0.7)).shape, pick(tf.constant(0.1)).shape)
