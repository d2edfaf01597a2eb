# A variable made behind a None guard counts two calls.
# source: https://www.tensorflow.org/guide/function#creating_tfvariables
# observed: 1 2
import tensorflow as tf

class Count(tf.Module):
    def __init__(self):
        self.count = None

    @tf.function
    def __call__(self):
        if self.count is None:
            self.count = tf.Variable(0)
        return self.count.assign_add(1)

c = Count()
print(c().numpy(), c().numpy())
