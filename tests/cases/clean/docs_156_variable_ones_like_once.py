# A variable made once, in the shape of the first argument.
# source: https://www.tensorflow.org/api_docs/python/tf/function#variables_may_only_be_created_once
# observed: 2.0 3.0
import tensorflow as tf

class Scale(tf.Module):
    def __init__(self):
        self.v = None

    @tf.function
    def __call__(self, x):
        if self.v is None:
            self.v = tf.Variable(tf.ones_like(x))
        return self.v * x

s = Scale()
print(s(tf.constant(2.0)).numpy(), s(tf.constant(3.0)).numpy())
