# Two branches on a Python argument set different modes; the third call traces nothing.
# observed: eval
# eager: train

import tensorflow as tf


class Net:
    def __init__(self):
        self.mode = None

    @tf.function
    def run(self, x, training):
        if training:
            self.mode = "train"  # expect: TFF104
        else:
            self.mode = "eval"  # expect: TFF104
        return x


n = Net()
for flag in (True, False, True):
    n.run(tf.constant(1), flag)
print(n.mode)
