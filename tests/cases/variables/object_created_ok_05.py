# The layer is made outside and passed in.
# observed: [[2.]]
import tensorflow as tf


@tf.function
def f(x, layer):
    return layer(x)


d = tf.keras.layers.Dense(1, kernel_initializer="ones")
print(f(tf.ones([1, 2]), d).numpy())
