# self.total = self.total + i in a tensor loop replaces the variable by a symbolic tensor.
# source: https://pgaleone.eu/tensorflow/tf.function/2019/05/10/dissecting-tf-function-part-3/
# observed: Tensor("while:3", shape=(), dtype=int32) | AttributeError 'SymbolicTensor' object has no
#   attribute 'numpy'
import tensorflow as tf


class Summer(tf.Module):
    def __init__(self):
        self.total = tf.Variable(0)

    @tf.function
    def add_up(self, upto):
        for i in tf.range(upto):
            self.total = self.total + i  # expect: TFF124


summer = Summer()
try:
    summer.add_up(tf.constant(5))
    print(summer.total)
    print(summer.total.numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[0])
