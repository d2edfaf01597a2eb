# An attribute of an object born in the call is a loop variable.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: 3 5
import tensorflow as tf

class Box:
    def __init__(self):
        self.y = tf.constant(0)

@tf.function
def run(x):
    box = Box()
    while x > 0:
        x = x - 1
        box.y += 1
    return box.y

print(run(tf.constant(3)).numpy(), run(tf.constant(5)).numpy())
