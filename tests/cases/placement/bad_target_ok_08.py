# tf.Module with a build that creates under a guard.
# observed: 2.0
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = None

    @tf.function
    def build(self, x):
        if self.w is None:
            self.w = tf.Variable(1.0)
        return self.w * x


net = Net()
print(float(net.build(tf.constant(2.0))))
