# While dict update.
# observed: eager tf.Tensor(2, shape=(), dtype=int32) | InaccessibleTensorError: <tf.Tensor
#   'while/Placeholder:0' shape=() dtype=int32> is out of scope and cannot be used here. Use return
#   values, explicit Python locals or TensorFlow col... | Please see
#   https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_values for
#   more information. | <tf.Tensor 'while/Placeholder:0' shape=() dtype=int32> was defined here: |
#   The tensor <tf.Tensor 'while/Placeholder:0' shape=() dtype=int32> cannot be accessed from
#   FuncGraph(name=f, id=…), because it was defined in FuncGraph(name=while_body_22, id=…), which is
#   out of scope.
import tensorflow as tf


@tf.function
def f(n):
    latest = {"i": -1}
    i = tf.constant(0)
    while i < n:
        latest.update(i=i)  # expect: TFF136
        i += 1
    return latest["i"]


print("eager", f.python_function(tf.constant(3)))
try:
    print(f(tf.constant(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
