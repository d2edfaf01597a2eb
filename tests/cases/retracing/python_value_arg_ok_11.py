# A step that the constructor wraps under its own name; the counter stays outside.
# observed: 4.0
import tensorflow as tf


class Trainer:
    def __init__(self, jit):
        self.w = tf.Variable(1.0)
        self.step = 0
        if jit:
            self.train_step = tf.function(self.train_step)

    def train_step(self, x):
        self.w.assign_add(x)
        return self.w.read_value()

    def fit(self, xs):
        for x in xs:
            self.step += 1
            y = self.train_step(x)
        return y


trainer = Trainer(True)
print(trainer.fit([tf.constant(1.0)] * 3).numpy())
