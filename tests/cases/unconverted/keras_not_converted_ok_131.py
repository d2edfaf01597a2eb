# A layer may be called with a list, a metric of values by code of its own, and who asks for structures may be given some.
# observed: [3.0, 3.0] 1 4.0 2.0
import tensorflow as tf
from tensorflow import keras


class Sum(keras.layers.Layer):
    def call(self, inputs):
        total = 0.0
        for each in inputs:
            total = total + each / len(inputs) * 2.0
        return total


class Listed(keras.metrics.Metric):
    def __init__(self, **options):
        super().__init__(**options)
        self.total = self.add_weight(name="total", initializer="zeros")

    def update_state(self, values):
        for value in values:
            self.total.assign_add(value)

    def result(self):
        return self.total.value


class Nested(keras.losses.Loss):
    def call(self, y_true, y_pred):
        if tf.nest.is_nested(y_pred) and len(y_pred) == 2:
            return tf.add_n([tf.reduce_sum(each) for each in y_pred])
        return tf.reduce_sum(y_pred)


total, nested = Listed(), Nested()


@tf.function
def add(x):
    total.update_state([x, x])
    return x


@tf.function
def loss(x):
    return nested([x, x], [x, x])


add(tf.constant(2.0))
print(Sum()([tf.ones([2]), tf.constant([2.0, 2.0])]).numpy().tolist(), len(total.variables), float(total.result()), float(loss(tf.constant(1.0))))
