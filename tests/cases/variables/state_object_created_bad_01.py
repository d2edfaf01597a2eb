# A Keras layer made in a function is refused: it makes weights at each call.
# observed: error: ValueError in user code: ValueError: tf.function only supports singleton
#   tf.Variables created...

import tensorflow as tf


@tf.function
def forward(x):
    h = tf.keras.layers.Dense(4, activation="relu")(x)  # expect: TFF122
    return tf.reduce_sum(h)


try:
    print(float(forward(tf.ones([1, 2]))))
except Exception as err:
    print("error:", type(err).__name__, err)
