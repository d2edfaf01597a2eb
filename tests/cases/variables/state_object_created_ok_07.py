# A builder of a functional model runs untraced.
# observed: [[8.]]

import tensorflow as tf


def build():
    inp = tf.keras.Input((2,))
    h = tf.keras.layers.Dense(4, activation="relu", kernel_initializer="ones")(inp)
    out = tf.keras.layers.Dense(1, kernel_initializer="ones")(h)
    return tf.keras.Model(inp, out)


model = build()
predict = tf.function(lambda x: model(x))
print(predict(tf.ones([1, 2])).numpy())
