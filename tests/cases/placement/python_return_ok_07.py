# An untraced factory returns the tf.function.
# observed: 2.0 3.0
import tensorflow as tf


def make(k):
    @tf.function
    def scale(x):
        return x * k

    return scale


class Net(tf.Module):
    def build(self):
        self.step = make(3.0)
        return self


print(float(make(2.0)(tf.constant(1.0))), float(Net().build().step(tf.constant(1.0))))
