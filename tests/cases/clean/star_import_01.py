# Star imports of TensorFlow and Keras in correct code: `range` and `print` are ops there.
# observed: total 6 | total 10
from tensorflow import *
from tensorflow.keras.layers import *


@function
def total(n):
    out = 0
    for i in range(n):
        out += i
    print("total", out)
    return out


class Scale(Layer):
    def call(self, x):
        return x / reduce_max(x)


assert total(constant(4)).numpy() == 6
total(constant(5))
Scale()(ones([2, 2]))
