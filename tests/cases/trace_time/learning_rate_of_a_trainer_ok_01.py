# The learning rate of an optimizer's subclass is a variable.
# observed: -0.1
import tensorflow as tf


class MySGD(tf.keras.optimizers.SGD):
    pass


class Trainer:
    def __init__(self):
        self.opt = MySGD(0.1)
        self.w = tf.Variable(1.0)
        self.opt.build([self.w])

    @tf.function
    def step(self):
        with tf.GradientTape() as t:
            loss = self.w * 1.0
        self.opt.apply_gradients([(t.gradient(loss, self.w), self.w)])
        return loss


t = Trainer()
for i in range(3):
    t.step()
    t.opt.learning_rate = 0.5
print(round(float(t.w), 3))
