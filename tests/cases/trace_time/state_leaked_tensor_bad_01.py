# self.last keeps a symbolic tensor: numpy(), arithmetic and float() of it fail.
# observed: last is Tensor("Square:0", shape=(), dtype=float32) | error: AttributeError
#   'SymbolicTensor' object has no attribute 'numpy' | error: TypeError <tf.Tensor 'Square:0'
#   shape=() dtype=float32> is out of scope and cannot be used he... | Please see
#   https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_valu... |
#   <tf.Tensor 'Square:0' shape=() dtype=float32> was defined here: | The tensor <tf.Tensor
#   'Square:0' shape=() dtype=float32> cannot be accessed from here, because it wa... | error:
#   TypeError float() argument must be a string or a real number, not 'SymbolicTensor'

import tensorflow as tf


class Model(tf.Module):
    def __init__(self):
        self.last = None

    @tf.function
    def __call__(self, x):
        y = tf.square(x)
        self.last = y  # expect: TFF105
        return y


m = Model()
m(tf.constant(3.0))
print("last is", m.last)
for use in (lambda: m.last.numpy(), lambda: m.last + 1.0, lambda: float(m.last)):
    try:
        print(use())
    except Exception as err:
        print("error:", type(err).__name__, err)
