# What follows a return under a tensor condition stands in the other branch.
# observed: 1
# eager: 0
import tensorflow as tf


class Net:
    def __init__(self):
        self.hits = 0

    def hit(self):
        self.hits += 1  # expect: TFF123


net = Net()


@tf.function
def f(x):
    if x < 0.0:
        return -x
    net.hit()
    return x


f(tf.constant(-1.0))
print(net.hits)
