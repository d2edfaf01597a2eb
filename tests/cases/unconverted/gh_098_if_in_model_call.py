# If in model call.
# source: https://github.com/keras-team/keras-io/pull/1565
# observed: eager call (2, 1) | predict OperatorNotAllowedInGraphError | own tf.function
#   OperatorNotAllowedInGraphError
import numpy as np
import tensorflow as tf


class AdaptiveDepth(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.block = tf.keras.layers.Dense(4, activation="tanh")
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        if tf.reduce_mean(x) > 0.0:  # expect: TFF147
            x = self.block(x)
        return self.out(x)


model = AdaptiveDepth()
model.compile(optimizer="sgd", loss="mse")
print("eager call", model(tf.ones([2, 4])).shape)
try:
    model.predict(np.ones((2, 4), "float32"), verbose=0)
except Exception as err:
    print("predict", type(err).__name__)


@tf.function
def serve(x):
    return model(x)


try:
    serve(tf.ones([2, 4]))
except Exception as err:
    print("own tf.function", type(err).__name__)
