# A Loss class and a metric function are traced by fit.
# observed: loss | metric | loss | metric
# eager: loss | metric | loss | metric | loss | metric | loss | metric

import numpy as np
import tensorflow as tf


class Weighted(tf.keras.losses.Loss):
    def call(self, y_true, y_pred):
        print("loss")  # expect: TFF101
        return tf.reduce_mean((y_true - y_pred) ** 2)


def close(y_true, y_pred):
    print("metric")  # expect: TFF101
    return tf.reduce_mean(tf.cast(abs(y_true - y_pred) < 0.1, tf.float32))


model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
model.compile("sgd", loss=Weighted(), metrics=[close])
model.fit(np.ones((8, 1)), np.ones((8, 1)), batch_size=2, verbose=0)
