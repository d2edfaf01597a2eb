# A list of variables filled once behind a guard serves all calls.
# observed: [[2. 2.]] (3, 2) 1

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.ws = []

    @tf.function
    def __call__(self, x):
        if not self.ws:
            self.ws.append(tf.Variable(tf.ones([2, 2])))
        for w in self.ws:
            x = x @ w
        return x


n = Net()
print(n(tf.ones([1, 2])).numpy(), n(tf.ones([3, 2])).shape, len(n.ws))
