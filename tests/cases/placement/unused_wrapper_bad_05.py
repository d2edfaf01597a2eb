# In a branch.
# observed: 1.0
import tensorflow as tf


def step(x):
    return x * tf.cast(tf.executing_eagerly(), tf.float32)


USE_GRAPH = True
if USE_GRAPH:
    tf.function(step)  # expect: TFF179
print(float(step(tf.constant(1.0))))
