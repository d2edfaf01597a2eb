# A metric in tf.py_function at the end of a jitted method has no kernel.
# source: https://github.com/tensorflow/tensorflow/issues/51493
# observed: InvalidArgumentError Detected unsupported operations when trying to compile graph ...
#   True
import tensorflow as tf


def confusion(labels, preds):
    return tf.math.confusion_matrix(labels, preds, num_classes=3)


class Net(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(tf.eye(3))

    @tf.function(jit_compile=True)
    def evaluate(self, x, labels):
        preds = tf.argmax(tf.matmul(x, self.w), axis=-1)
        return tf.py_function(confusion, [labels, preds], tf.int32)  # expect: TFF162


net = Net()
try:
    print(net.evaluate(tf.eye(3), tf.constant([0, 1, 2])))
except Exception as err:
    print(type(err).__name__, " ".join(str(err).split())[:60], "...", "EagerPyFunc" in str(err))
