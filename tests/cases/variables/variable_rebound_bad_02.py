# The variable of a captured module is replaced.
# observed: 0.75 0.75
# eager: 0.75 0.5
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.w = tf.Variable(1.0)


net = Net()


@tf.function
def step(x):
    net.w = net.w - x  # expect: TFF124
    return net.w


print(step(tf.constant(0.25)).numpy(), step(tf.constant(0.25)).numpy())
