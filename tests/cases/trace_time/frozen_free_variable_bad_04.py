# The attribute of the class is changed.
# observed: 1.0 | 1.0
# eager: 1.0 | 3.0

import tensorflow as tf


class Net(tf.Module):
    scale = 1.0

    @tf.function
    def __call__(self, x):
        return x * self.scale  # expect: TFF109


net = Net()
print(net(tf.constant(1.0)).numpy())
Net.scale = 3.0
print(net(tf.constant(1.0)).numpy())
