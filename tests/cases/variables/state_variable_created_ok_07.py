# try/except AttributeError makes the variable once.
# observed: 3.0 6.0

import tensorflow as tf


class Scale(tf.Module):
    @tf.function
    def __call__(self, x):
        try:
            w = self.w
        except AttributeError:
            w = self.w = tf.Variable(3.0)
        return w * x


s = Scale()
print(float(s(tf.constant(1.0))), float(s(tf.constant(2.0))))
