# The helper returns the new value, and the branch binds it.
# observed: 6.0 0.0

import tensorflow as tf


class Net:
    def bump(self, h, x):
        return h + x

    @tf.function
    def run(self, x):
        h = tf.zeros_like(x)
        if x > 0.0:
            h = self.bump(h, x)
        return h * 2.0


net = Net()
print(float(net.run(tf.constant(3.0))), float(net.run(tf.constant(-3.0))))
