# The caller keeps the object whose variable the concrete function reads.
# observed: 4.0

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.w = tf.Variable(2.0)

    @tf.function(input_signature=[tf.TensorSpec([], tf.float32)])
    def run(self, x):
        return self.w * x


def concrete(net):
    return net.run.get_concrete_function()


net = Net()
cf = concrete(net)
print(float(cf(tf.constant(2.0))))
