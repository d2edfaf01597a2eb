# A list of variables is made anew at each trace.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: 1.0
import tensorflow as tf


class M(tf.Module):
    @tf.function
    def f(self, x):
        self.ws = [tf.Variable(float(i)) for i in range(2)]  # expect: TFF121
        return x * self.ws[1]


_m = M()
print(_m.f(tf.constant(1.0)).numpy())
