# A module-level wrapper in a script.
# observed: 1.0 | 1.0
import tensorflow as tf


def step(x):
    return x * tf.cast(tf.executing_eagerly(), tf.float32)


fast_step = tf.function(step)  # expect: TFF179
for _ in range(2):
    print(float(step(tf.constant(1.0))))
