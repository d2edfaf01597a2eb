# A method loads another model.
# observed: 1.0 | 1.0
# eager: 1.0 | 2.0

import tensorflow as tf


class Runner:
    def __init__(self, model):
        self.model = model

    @tf.function
    def predict(self, x):
        return self.model(x)  # expect: TFF109

    def load(self, model):
        self.model = model


def build(v):
    return tf.keras.Sequential([tf.keras.Input((1,)), tf.keras.layers.Dense(1, kernel_initializer=tf.keras.initializers.Constant(v))])


runner = Runner(build(1.0))
print(runner.predict(tf.ones([1, 1])).numpy().item())
runner.load(build(2.0))
print(runner.predict(tf.ones([1, 1])).numpy().item())
