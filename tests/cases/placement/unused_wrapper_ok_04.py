# Exported by __all__, and not called here.
# observed: 2.0
import tensorflow as tf

__all__ = ["fast", "other"]


def step(x):
    return x * 2.0


def slow(x):
    return x


fast = tf.function(step)
slow_graph = tf.function(slow)
print(float(step(tf.constant(1.0))))
