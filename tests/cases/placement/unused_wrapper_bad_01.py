# The bound method of an object.
# observed: ListWrapper([True])
import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.modes = []
        tf.function(self.run)  # expect: TFF179

    def run(self, x):
        self.modes.append(tf.executing_eagerly())
        return x


net = Net()
net.run(tf.constant(1.0))
print(net.modes)
