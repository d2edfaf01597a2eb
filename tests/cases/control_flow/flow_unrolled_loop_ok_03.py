# Short constant range.
# observed: 20 ops
import tensorflow as tf


@tf.function
def smooth(x):
    for _ in range(3):
        x = 0.5 * (x + tf.roll(x, 1, axis=0))
    return x


print(len(smooth.get_concrete_function(tf.ones([4])).graph.get_operations()), "ops")
