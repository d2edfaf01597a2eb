# A method reached from traced code is converted.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/functions.md)
# observed: 3 0
import tensorflow as tf

class Clip:
    def __init__(self, low):
        self.low = low

    def apply(self, x):
        if x > self.low:
            return x
        return tf.zeros_like(x)

clip = Clip(2)

@tf.function
def run(x):
    return clip.apply(x)

print(run(tf.constant(3)).numpy(), run(tf.constant(1)).numpy())
