# Under a guard, but XLA can't lift an initial value that comes from an argument.
# observed: ends with UnimplementedError: We failed to lift variable creations out of this tf.function, so
#   this...
# eager: [0. 0.]
import tensorflow as tf


class M(tf.Module):
    def __init__(self):
        self.start = None

    @tf.function(jit_compile=True)
    def f(self, x):
        mean = tf.reduce_mean(x)
        if self.start is None:
            self.start = tf.Variable(mean)  # expect: TFF121
        return x - self.start


_m = M()
print(_m.f(tf.ones([2])).numpy())
