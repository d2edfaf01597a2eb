# A method that changes its object and returns it can't be a loop variable.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: TypeError TypeError: Failed to convert elements of <__main__.Box object at 0x…> to
#   Tensor. Consider casting elements to a supported type. See
#   https://www.tensorflow.org/api_docs/py...
import tensorflow as tf

class Box:
    def __init__(self):
        self.y = tf.constant(0)

    def change(self):
        self.y += 1  # expect: TFF123
        return self

@tf.function
def run(x):
    box = Box()
    while x > 0:
        x = x - 1
        box = box.change()  # expect: TFF135
    return box.y

try:
    print(run(tf.constant(3)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip())
