# A learning rate that each epoch divides by ten.
# observed: 0.512
# eager: 0.78243
import tensorflow as tf


class T:
    def __init__(self):
        self.lr = 0.1
        self.w = tf.Variable(1.0)
    @tf.function
    def step(self):
        with tf.GradientTape() as t:
            loss = self.w ** 2
        self.w.assign_sub(self.lr * t.gradient(loss, self.w))  # expect: TFF109
        return loss
    def train(self):
        for epoch in range(3):
            self.step()
            if epoch % 1 == 0:
                self.lr /= 10
        return round(float(self.w), 5)


print(T().train())
