# reduced from tensorflow-addons 0.23.0 tensorflow_addons/metrics/r_square.py:185
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool`...
# eager: [1.0, 0.5]
import tensorflow as tf


class RSquare(tf.keras.metrics.Metric):
    def __init__(self, num_regressors):
        super().__init__()
        self.num_regressors = num_regressors
        self.num_samples = self.add_weight(name="num_samples", initializer="zeros", dtype=tf.int32)

    def update_state(self, y_true, y_pred, sample_weight=None):
        self.num_samples.assign_add(tf.size(y_true))

    def result(self):
        score = tf.constant(0.5)
        if self.num_regressors != 0:
            if self.num_regressors > self.num_samples - 1:  # expect: TFF147
                score = tf.constant(0.0)
        return score


model = tf.keras.Sequential([tf.keras.layers.Rescaling(2.0)])
model.compile(loss="mse", metrics=[RSquare(1)])
print(model.evaluate(tf.ones([3, 1]), tf.ones([3, 1]), verbose=0))
