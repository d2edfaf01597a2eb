# A table cached by the first trace is out of scope in the second.
# observed: [0. 0.125] | error: TypeError <tf.Tensor 'truediv:0' shape=(8,) dtype=float32> is out of
#   scope and cannot be used... | Please see
#   https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_valu... |
#   <tf.Tensor 'truediv:0' shape=(8,) dtype=float32> was defined here: | The tensor <tf.Tensor
#   'truediv:0' shape=(8,) dtype=float32> cannot be accessed from here, because it...

import tensorflow as tf


class PosEnc(tf.Module):
    def __init__(self):
        self._table = None

    def table(self):
        if self._table is None:
            self._table = tf.range(8.0) / 8.0  # expect: TFF105
        return self._table

    @tf.function
    def __call__(self, x):
        return x + self.table()[: x.shape[0]]


p = PosEnc()
print(p(tf.zeros([2])).numpy())
try:
    print(p(tf.zeros([3])).numpy())
except Exception as err:
    print("error:", type(err).__name__, err)
