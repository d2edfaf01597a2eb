# reduced from keras 3.15.1 keras/src/metrics/regression_metrics.py:543
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` ...
# eager: [1.0, 1.0]
import tensorflow as tf
from keras import layers, metrics, models, ops


class R2Score(metrics.Metric):
    def __init__(self, num_regressors=0):
        super().__init__()
        self.num_regressors = num_regressors
        self.num_samples = self.add_weight(shape=(), initializer="zeros", name="num_samples")

    def update_state(self, y_true, y_pred, sample_weight=None):
        self.num_samples.assign(self.num_samples + ops.size(y_true))

    def result(self):
        r2_score = ops.convert_to_tensor(1.0)
        if self.num_regressors != 0:
            if self.num_regressors > self.num_samples - 1:  # expect: TFF147
                r2_score = ops.convert_to_tensor(0.5)
        return r2_score


model = models.Sequential([layers.Rescaling(2.0)])
model.compile(loss="mse", metrics=[R2Score(num_regressors=1)])
print(model.evaluate(tf.ones([4, 1]), tf.ones([4, 1]), verbose=0))
