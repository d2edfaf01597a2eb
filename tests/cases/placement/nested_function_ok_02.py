# A tf.function made once, under a guard.
# observed: 2.0
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.f = None

    @tf.function
    def __call__(self, x):
        if self.f is None:
            self.f = tf.function(lambda v: v * 2.0)
        return self.f(x)


net = Net()
print(float(net(tf.constant(1.0))))
