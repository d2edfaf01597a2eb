# reduced from transformers 4.44.2 transformers/modeling_tf_utils.py:1590
# observed: [1.0, 1.0]
# eager: [1.0, 1.0]
import warnings

import tensorflow as tf
from tensorflow import keras


class PreTrainedModel(keras.Model):
    def call(self, x):
        return x * 2.0

    def compute_loss(self, *args, **kwargs):
        if hasattr(keras.Model, "compute_loss"):
            return super().compute_loss(*args, **kwargs)
        else:
            warnings.warn("The old compute_loss method is deprecated.", FutureWarning)
            return self.hf_compute_loss(*args, **kwargs)


model = PreTrainedModel()
model.compile(loss="mse")
print([model.test_on_batch(tf.ones([1, 1]), tf.ones([1, 1])) for _ in range(2)])
