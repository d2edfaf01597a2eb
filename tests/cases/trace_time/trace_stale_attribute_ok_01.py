# A learning rate in a variable can be changed.
# observed: 0.1 0.5
import tensorflow as tf


class Trainer(tf.Module):
    def __init__(self):
        super().__init__()
        self.lr = tf.Variable(0.1, trainable=False)

    @tf.function
    def step(self, x):
        return x * self.lr


t = Trainer()
first = t.step(tf.constant(1.0))
t.lr.assign(0.5)
print(first.numpy(), t.step(tf.constant(1.0)).numpy())
