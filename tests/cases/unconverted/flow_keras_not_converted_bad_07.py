# Metric update state.
# observed: OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool` is not
#   allowed. You can attempt the following resolutions to the problem: If you are running in Grap...
import tensorflow as tf


class Positives(tf.keras.metrics.Metric):
    def __init__(self):
        super().__init__(name="positives")
        self.n = self.add_weight(name="n", initializer="zeros")
    def update_state(self, y_true, y_pred, sample_weight=None):
        if tf.reduce_sum(y_pred) > 0:  # expect: TFF147
            self.n.assign_add(1.0)
    def result(self):
        return self.n


net = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])
net.compile("sgd", "mse", metrics=[Positives()])
try:
    print(net.fit(tf.ones([4, 3]), tf.ones([4, 1]), verbose=0).history.keys())
except Exception as err:
    print(f"{type(err).__name__}: {err}")
