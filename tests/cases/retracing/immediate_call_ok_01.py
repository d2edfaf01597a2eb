# Once at module level.
# observed: 2
import tensorflow as tf


def g(x):
    return x + 1


print(int(tf.function(g)(tf.constant(1))))
