# A loss, a metric and a learning rate schedule print while Keras traces them, not for each of 12 batches.
# observed: loss called | schedule called | metric called | 12 batches
# tf-2.15.1: schedule called | loss called | schedule called | metric called | loss called |
#   schedule called | metric called | 12 batches

import numpy as np
import tensorflow as tf


def my_loss(y_true, y_pred):
    print("loss called")  # expect: TFF101
    return tf.reduce_mean((y_true - y_pred) ** 2)


class Count(tf.keras.metrics.Metric):
    def __init__(self):
        super().__init__()
        self.n = self.add_weight(name="n", initializer="zeros")

    def update_state(self, y_true, y_pred, sample_weight=None):
        print("metric called")  # expect: TFF101
        self.n.assign_add(1.0)

    def result(self):
        return self.n


class Decay(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __call__(self, step):
        print("schedule called")  # expect: TFF101
        return 0.1 / (1.0 + tf.cast(step, tf.float32))


m = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
m.compile(tf.keras.optimizers.SGD(Decay()), my_loss, metrics=[Count()])
m.fit(np.ones((12, 1)), np.ones((12, 1)), batch_size=2, epochs=2, verbose=0)
print("12 batches")
