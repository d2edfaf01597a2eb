# Instance of a class in both.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   zero or more Tensors or ExtensionTypes or None values;...
import tensorflow as tf

class Box:
    def __init__(self, v):
        self.v = v

@tf.function
def f(x):
    if x > 0.0:  # expect: TFF130
        b = Box(x)
    else:
        b = Box(-x)
    return b.v

print(f(tf.constant(1.0)).numpy())
