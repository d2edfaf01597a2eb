# A method changes an attribute under a tensor condition: the value can't leave its branch.
# observed: error: InaccessibleTensorError in user code: InaccessibleTensorError: <tf.Tensor
#   'cond/add:0' shape=() dtype=float32> is out of scope and cannot be used here. Use return values,
#   ex... | Please see
#   https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_values for
#   more information. | <tf.Tensor 'cond/add:0' shape=() dtype=float32> was defined here: | The
#   tensor <tf.Tensor 'cond/add:0' shape=() dtype=float32> cannot be accessed from
#   FuncGraph(name=run, id=…), because it was defined in FuncGraph(name=cond_true_8, id=…), which is
#   out of scope.

import tensorflow as tf


class Net:
    def __init__(self):
        self.h = tf.constant(0.0)

    def bump(self, x):
        self.h = self.h + x  # expect: TFF123

    @tf.function
    def run(self, x):
        self.h = tf.zeros_like(x)
        if x > 0.0:
            self.bump(x)
        return self.h * 2.0


net = Net()
try:
    print(float(net.run(tf.constant(3.0))))
except Exception as err:
    print("error:", type(err).__name__, err)
