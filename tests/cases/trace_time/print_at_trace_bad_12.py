# A bound method in a list of hooks.
# observed: hook
# eager: hook | hook

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.hooks = []

    def note(self, x):
        print("hook")  # expect: TFF101
        return x

    @tf.function
    def __call__(self, x):
        for hook in [self.note, lambda v: v]:
            x = hook(x)
        return x


n = Net()
for k in range(2):
    n(tf.constant(k))
