# Both sides of a tensor conditional expression call the helper.
# observed: 2
# eager: 1
import tensorflow as tf


class Box:
    def __init__(self):
        self.v = 0

    def put(self, v):
        self.v = v  # expect: TFF123
        return v


b = Box()


@tf.function
def f(x):
    return b.put(1) if x > 0 else b.put(2)


f(tf.constant(1))
print(b.v)
