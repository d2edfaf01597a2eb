# A configured decorator called on a function.
# observed: 1.0
import tensorflow as tf

graph = tf.function(reduce_retracing=True)


def step(x):
    return x * tf.cast(tf.executing_eagerly(), tf.float32)


graph(step)  # expect: TFF179
print(float(step(tf.constant(1.0))))
