# __int__ and __index__ and __float__.
# observed: int: __int__ returned non-int (type tensorflow.python.framework.ops.EagerTensor) |
#   ends with TypeError: __index__ returned non-int (type tensorflow.python.framework.ops.E...
import tensorflow as tf


class Count:
    def __init__(self):
        self.n = tf.Variable(2)

    @tf.function  # expect: TFF172
    def __int__(self):
        return self.n + 0

    @tf.function  # expect: TFF172
    def __index__(self):
        return self.n + 0


c = Count()
try:
    print(int(c))
except TypeError as err:
    print("int:", err)
print([1, 2, 3][c])
