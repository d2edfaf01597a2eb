# A subclass's method, called by the base's tf.function, reads a mode that eval() changes.
# observed: 2.0 | 2.0
# eager: 2.0 | 1.0
import tensorflow as tf


class Base:
    def __init__(self):
        self.training_mode = True
    @tf.function
    def forward(self, x):
        return self.compute(x)
    def train(self):
        self.training_mode = True
    def eval(self):
        self.training_mode = False


class Net(Base):
    def compute(self, x):
        if self.training_mode:  # expect: TFF109
            return x * 2
        return x


n = Net()
print(n.forward(tf.constant(1.0)).numpy())
n.eval()
print(n.forward(tf.constant(1.0)).numpy())
