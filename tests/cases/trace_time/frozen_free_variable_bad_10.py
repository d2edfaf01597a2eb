# Another optimizer in the same attribute.
# observed: 8.0
# eager: 8.99

import tensorflow as tf


class Trainer:
    def __init__(self):
        self.w = tf.Variable(10.0)
        self.opt = tf.keras.optimizers.SGD(1.0)

    @tf.function
    def step(self):
        self.opt.apply_gradients([(tf.constant(1.0), self.w)])  # expect: TFF109

    def fine_tune(self):
        self.opt = tf.keras.optimizers.SGD(0.01)


t = Trainer()
t.step()
t.fine_tune()
t.step()
print(round(float(t.w), 2))
