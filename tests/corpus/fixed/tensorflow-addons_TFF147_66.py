# reduced from tensorflow-addons 0.23.0 tensorflow_addons/metrics/geometric_mean.py:66
# observed: written for Keras 2: Metric.add_weight() got multiple values for argument 'shape'
# eager: written for Keras 2: Metric.add_weight() got multiple values for argument 'shape'
import tensorflow as tf


class GeometricMean(tf.keras.metrics.Metric):
    def __init__(self):
        super().__init__()
        self.total = self.add_weight("total", shape=None, initializer="zeros")

    def update_state(self, values, sample_weight=None):
        if not tf.math.is_inf(self.total):
            self.total.assign_add(tf.reduce_sum(tf.math.log(values)))

    def result(self):
        return tf.math.exp(self.total)


try:
    mean = GeometricMean()
except TypeError as error:
    print("written for Keras 2:", error)
