# A tf.Module with __eq__.
# observed: ends with TypeError: unhashable type: 'Net'
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(1.0)

    def __eq__(self, other):
        return isinstance(other, Net)

    @tf.function  # expect: TFF178
    def run(self, x):
        return self.w * x


net = Net()
print(float(net.run(tf.constant(1.0))))
