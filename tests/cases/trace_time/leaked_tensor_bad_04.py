# The outputs of all layers kept in a dict.
# observed: [False, False]
# eager: [True, True]

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.outputs = {}

    @tf.function
    def __call__(self, x):
        for k in range(2):
            x = tf.nn.relu(x)
            self.outputs[f"layer{k}"] = x  # expect: TFF105
        return x


n = Net()
n(tf.constant(1.0))
print([hasattr(v, "numpy") for v in n.outputs.values()])
