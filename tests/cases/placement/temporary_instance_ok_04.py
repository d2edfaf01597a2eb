# Walrus, with-as, module name, attribute.
# observed: 4.0 2.0 1.0 3.0
import tensorflow as tf


class Net:
    def __init__(self, k):
        self.k = k

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        return None

    @tf.function
    def run(self, x):
        return self.k * x


class App:
    def __init__(self):
        self.net = Net(3.0)
        self.run = self.net.run


x = tf.constant(1.0)
app = App()
net = Net(1.0)
run = net.run
with Net(2.0) as entered:
    print((w := Net(4.0)).run(x).numpy(), entered.run(x).numpy(), run(x).numpy(), app.run(x).numpy())
