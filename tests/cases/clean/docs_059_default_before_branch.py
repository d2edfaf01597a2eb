# A default before the branch makes both paths define the name.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: 1 0
import tensorflow as tf

@tf.function
def pick(p):
    x = tf.constant(0)
    if p > 0.5:
        x = tf.constant(1)
    return x

print(pick(tf.constant(0.7)).numpy(), pick(tf.constant(0.1)).numpy())
