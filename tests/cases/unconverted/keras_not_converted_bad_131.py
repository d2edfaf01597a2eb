# A loss and a metric that compares get tensors, of a model with several outputs too: no loop, unpacking or `len` of them works.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError | TypeError | OperatorNotAllowedInGraphError |
#   TypeError
# eager: AttributeError | trained | trained | trained | trained
# says: `for` on | `zip` iterates | `len()` on | unpacking iterates
import numpy as np
import tensorflow as tf
from tensorflow import keras


class Highest(keras.metrics.Metric):
    def __init__(self, **options):
        super().__init__(**options)
        self.total = self.add_weight(name="total", initializer="zeros")

    def update_state(self, y_true, y_pred, sample_weight=None):
        for row in y_pred:  # expect: TFF147
            self.total.assign_add(tf.reduce_max(row))

    def result(self):
        return self.total.value


class Pairs(keras.losses.Loss):
    def call(self, y_true, y_pred):
        total = 0.0
        for truth, guess in zip(y_true, y_pred):  # expect: TFF159
            total += tf.reduce_sum(tf.abs(truth - guess))
        return total


class Rows(keras.losses.Loss):
    def call(self, y_true, y_pred):
        total = 0.0
        for i in range(len(y_true)):  # expect: TFF147
            total += tf.reduce_sum(tf.abs(y_true[i] - y_pred[i]))
        return total


class Split(keras.losses.Loss):
    def call(self, y_true, y_pred):
        first, *rest = y_pred  # expect: TFF159
        return tf.reduce_sum(first)


x, y = np.ones((4, 3), "float32"), np.ones((4, 2), "float32")


def one():
    return keras.Sequential([keras.layers.Dense(2)])


def several():
    inputs = keras.Input([3])
    return keras.Model(inputs, [keras.layers.Dense(2)(inputs), keras.layers.Dense(2)(inputs)])


def show(model, truth, **options):
    try:
        model.compile("sgd", **options)
        model.fit(x, truth, verbose=0)
        print("trained")
    except Exception as error:
        print(type(error).__name__)


show(one(), y, loss="mse", metrics=[Highest()])
show(one(), y, loss=Pairs())
show(one(), y, loss=Rows())
show(one(), y, loss=Split())
show(several(), [y, y], loss=Rows())
