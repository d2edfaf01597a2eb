# A list in a Keras metric.
# observed: 1
# eager: 4

import numpy as np
import tensorflow as tf


class Count(tf.keras.metrics.Metric):
    def __init__(self, **kw):
        super().__init__(**kw)
        self.batches = []
        self.total = self.add_weight(shape=(), initializer="zeros", name="t")

    def update_state(self, y_true, y_pred, sample_weight=None):
        self.batches.append("batch")  # expect: TFF103
        self.total.assign_add(1.0)

    def result(self):
        return self.total


model = tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1)])
metric = Count(name="n")
model.compile("sgd", "mse", metrics=[metric])
metric.batches.clear()
model.fit(np.ones((8, 1)), np.ones((8, 1)), batch_size=2, epochs=1, verbose=0)
print(len(metric.batches))
