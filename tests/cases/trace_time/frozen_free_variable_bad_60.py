# A function that is captured by a name or an attribute is frozen like any other value; one that is set in time is not.
# observed: [0.] [-2.] [ 0. -2.] [-3.] [1.] | [0.] [-2.] [ 0. -2.] [-3.] [1.]
# eager: [0.] [-2.] [ 0. -2.] [-3.] [1.] | [1.] [-3.] [ 1. -3.] [-3.] [3.]
# says: line 63 changes it in vain: pass it in | ... | ... | ... | in vain: pass it in or use a `tf.Variable`
import tensorflow as tf


def double(x):
    return x * 2.0


def triple(x):
    return x * 3.0


activation = tf.nn.relu
helper = double
late = double
late = triple
attraction = 1.0


class Net(tf.Module):
    def __init__(self):
        self.activation = tf.nn.relu
        self.last = double

    @tf.function
    def call(self, x):
        return tf.concat([self.activation(x), self.last(x)], 0)  # expect: TFF109, TFF109

    def change(self, last):
        self.last = last


@tf.function
def activate(x):
    return activation(x)  # expect: TFF109


@tf.function
def help_out(x):
    return helper(x)  # expect: TFF109


@tf.function
def in_time(x):
    return late(x)


@tf.function
def pull(x):
    return -attraction * x  # expect: TFF109


net = Net()
x = tf.constant([-1.0])


print(activate(x).numpy(), help_out(x).numpy(), net.call(x).numpy(), in_time(x).numpy(), pull(x).numpy())
activation = tf.abs
helper = triple
net.activation = tf.abs
net.change(triple)
attraction = 3.0
print(activate(x).numpy(), help_out(x).numpy(), net.call(x).numpy(), in_time(x).numpy(), pull(x).numpy())
