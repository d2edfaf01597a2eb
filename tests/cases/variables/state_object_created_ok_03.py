# Layers without weights may be made in traced code.
# observed: (1, 2, 4) (2, 2, 4)

import tensorflow as tf


@tf.function
def head(x):
    x = tf.keras.layers.Flatten()(x)
    x = tf.keras.layers.ReLU()(x)
    x = tf.keras.layers.Reshape((2, 2))(x)
    return tf.keras.layers.Concatenate()([x, x])


print(head(tf.ones([1, 4])).shape, head(tf.ones([2, 4])).shape)
