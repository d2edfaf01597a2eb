# Functions whose names sound alike.
# observed: 2.0 2.0 3.0
import tensorflow as tf


@tf.function
def build(x):
    return x * 2.0


@tf.function
def get_config(x):
    return x + 1.0


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(1.0)

    @tf.function
    def initialize(self, x):
        self.w.assign(x)

    @tf.function
    def build_features(self, x):
        return x * self.w

    @tf.function
    def reset(self):
        self.w.assign(0.0)


n = Net()
n.initialize(tf.constant(3.0))
print(float(build(tf.constant(1.0))), float(get_config(tf.constant(1.0))), float(n.build_features(tf.constant(1.0))))
