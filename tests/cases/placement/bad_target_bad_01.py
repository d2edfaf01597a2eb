# A traced __init__ that makes its variables in a helper.
# observed: made | ends with ValueError: tf.function only supports singleton tf.Variables created
#   on the f...
import tensorflow as tf


class Net(tf.Module):
    @tf.function(reduce_retracing=True)  # expect: TFF172
    def __init__(self, units):
        super().__init__()
        self._make(units)

    def _make(self, units):
        self.w = tf.Variable(tf.ones([units]))
        self.log = []
        self.log.append("made")
        print("made")


print(Net(2).w.shape)
