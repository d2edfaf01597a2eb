# A list of losses filled in a tensor loop keeps one tensor that can't be used.
# observed: kept 1 Tensor("while/mul:0", shape=(), dtype=float32) | error: TypeError <tf.Tensor
#   'while/mul:0' shape=() dtype=float32> is out of scope and cannot be used... | Please see
#   https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_valu... |
#   <tf.Tensor 'while/mul:0' shape=() dtype=float32> was defined here: | The tensor <tf.Tensor
#   'while/mul:0' shape=() dtype=float32> cannot be accessed from here, because it...

import tensorflow as tf

losses = []


@tf.function
def run(n):
    x = tf.constant(1.0)
    for _ in tf.range(n):
        x = x * 2.0
        losses.append(x)  # expect: TFF105
    return x


run(tf.constant(3))
print("kept", len(losses), losses[0])
try:
    print(losses[0] + 1.0)
except Exception as err:
    print("error:", type(err).__name__, err)
