# A dict filled once for each Python argument, as eager code fills it.
# observed: 2 3 2 {'ab': 2, 'abc': 3}

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.cache = {}

    @tf.function
    def __call__(self, x, name):
        if name not in self.cache:
            self.cache[name] = len(name)
        return x * self.cache[name]


n = Net()
print(n(tf.constant(1), "ab").numpy(), n(tf.constant(1), "abc").numpy(), n(tf.constant(1), "ab").numpy(), n.cache)
