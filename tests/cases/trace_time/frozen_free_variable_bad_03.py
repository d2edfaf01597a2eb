# A method switches a flag.
# observed: 0.5 | 0.5
# eager: 0.5 | 1.0

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.training = True

    def eval(self):
        self.training = False

    @tf.function
    def __call__(self, x):
        return x * 0.5 if self.training else x  # expect: TFF109


net = Net()
print(net(tf.constant(1.0)).numpy())
net.eval()
print(net(tf.constant(1.0)).numpy())
