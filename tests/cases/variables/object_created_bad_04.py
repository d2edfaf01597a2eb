# A helper makes the model: one of its layers has variables.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: (1, 1)
import tensorflow as tf


def make():
    return tf.keras.Sequential(
        [
            tf.keras.layers.Flatten(),
            tf.keras.layers.Dense(1),  # expect: TFF122
        ]
    )


@tf.function
def f(x):
    return make()(x)


print(f(tf.ones([1, 2])).shape)
