# save_weights in a step raises NotImplementedError.
# observed: NotImplementedError in user code:
# eager: True

import tensorflow as tf


model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])


@tf.function
def step(x):
    model.save_weights("w.weights.h5")  # expect: TFF107
    return model(x)


import os

try:
    step(tf.ones([1, 1]))
    os.remove("w.weights.h5")
    step(tf.ones([1, 1]))
    print(os.path.exists("w.weights.h5"))
except Exception as err:
    print(type(err).__name__, str(err)[:80])
