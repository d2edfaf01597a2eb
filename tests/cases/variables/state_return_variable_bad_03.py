# A list of returned variables is a list of tensors, without assign_sub.
# observed: error: AttributeError 'tensorflow.python.framework.ops.EagerTensor' object has no
#   attribute 'assign_sub' | [1.]

import tensorflow as tf


class Net(tf.Module):
    def __init__(self):
        self.w = tf.Variable([1.0])

    @tf.function
    def weights(self):
        return [self.w]  # expect: TFF126


n = Net()
ws = n.weights()
try:
    for w in ws:
        w.assign_sub([0.5])
except Exception as err:
    print("error:", type(err).__name__, err)
print(n.w.numpy())
