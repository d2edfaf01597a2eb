# Rebinding the parameter's name to a new list changes nothing outside.
# observed: 5.0
import tensorflow as tf


@tf.function
def step(x, history):
    history = history + [x]
    x += 1.0
    return tf.add_n(history) + x


print(step(tf.constant(1.0), [tf.constant(2.0)]).numpy())
