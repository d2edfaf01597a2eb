# The method of an object.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


class Model(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(1.0)

    def apply(self, x):
        return self.w * x

    @tf.function
    def pick(self, x):
        if self.w is None:
            return x
        return self.apply  # expect: TFF170


m = Model()
print(float(m.pick(tf.constant(1.0))(tf.constant(2.0))))
