# Keras locks layers and weights, but a guarded tf.Variable in call is fine.
# observed: (2, 1)
import tensorflow as tf


class L(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.steps = None

    def call(self, x):
        if self.steps is None:
            self.steps = tf.Variable(0.0, trainable=False)
        self.steps.assign_add(1.0)
        return x + self.steps


m = tf.keras.Sequential([tf.keras.Input((1,)), L()])
print(m.predict(tf.zeros([2, 1]), verbose=0).shape)
