# A learning rate in an attribute of self keeps its first value.
# observed: 0.1 0.1 second should be 0.5
import tensorflow as tf


class Trainer(tf.Module):
    def __init__(self):
        super().__init__()
        self.lr = 0.1

    @tf.function
    def step(self, x):
        return x * self.lr  # expect: TFF109


t = Trainer()
first = t.step(tf.constant(1.0))
t.lr = 0.5
print(first.numpy(), t.step(tf.constant(1.0)).numpy(), "second should be 0.5")
