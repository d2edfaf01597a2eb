# A private method called from eager code, and a dunder attribute, do not stop anything.
# observed: Scaler | [1.5 2. ]
import tensorflow as tf

class Scaler(tf.Module):
    def __init__(self):
        self.__limit = 2.0
        self.limit = self.__limit

    @tf.function
    def __call__(self, x):
        if tf.norm(x) > 1.0:
            x = x / self.limit
        tf.print(type(self).__name__)
        return x


print(Scaler()(tf.constant([3.0, 4.0])).numpy())
