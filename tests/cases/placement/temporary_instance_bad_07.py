# A dict of methods is returned.
# observed: ends with AttributeError: 'NoneType' object has no attribute 'k'
import tensorflow as tf


class Net:
    def __init__(self):
        self.k = 2.0

    @tf.function
    def run(self, x):
        return self.k * x

    @tf.function
    def double(self, x):
        return self.run(x) * 2.0


def make():
    net = Net()
    return {"run": net.run, "double": net.double}  # expect: TFF177, TFF177


print(float(make()["run"](tf.constant(1.0))))
