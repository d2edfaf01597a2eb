# The function of a Lambda layer is traced by predict.
# observed: lambda layer | lambda layer
# eager: lambda layer | lambda layer | lambda layer | lambda layer

import numpy as np
import tensorflow as tf


def shout(x):
    print("lambda layer")  # expect: TFF101
    return x


model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Lambda(shout)])
model.predict(np.ones((6, 1)), batch_size=2, verbose=0)
