# A regularizer is traced by fit.
# observed: regularizer
# eager: regularizer | regularizer | regularizer | regularizer

import numpy as np
import tensorflow as tf


class Shrink(tf.keras.regularizers.Regularizer):
    def __call__(self, w):
        print("regularizer")  # expect: TFF101
        return 0.01 * tf.reduce_sum(w**2)


model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1, kernel_regularizer=Shrink())])
model.compile("sgd", "mse")
model.fit(np.ones((8, 1)), np.ones((8, 1)), batch_size=2, verbose=0)
