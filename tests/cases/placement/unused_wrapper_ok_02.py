# A class attribute and a conditional rebinding.
# observed: 2.0 2.0
import tensorflow as tf


def step(x):
    return x + 1.0


def run(graph=True):
    f = step
    if graph:
        f = tf.function(f)
    return float(f(tf.constant(1.0)))


def _double(self, x):
    return x * 2.0


class Net:
    apply = tf.function(_double)


net = Net()
print(run(), float(net.apply(tf.constant(1.0))))
