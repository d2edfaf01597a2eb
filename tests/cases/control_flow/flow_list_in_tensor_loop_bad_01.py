# Append and stack.
# observed: eager tf.Tensor([2. 4. 8.], shape=(3,), dtype=float32) | InaccessibleTensorError: in
#   user code: InaccessibleTensorError: <tf.Tensor 'while/mul:0' shape=() dtype=float32> is out of
#   scope and cannot be used here. Use return values, explici... | Please see
#   https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_values for
#   more information. | <tf.Tensor 'while/mul:0' shape=() dtype=float32> was defined here: | The
#   tensor <tf.Tensor 'while/mul:0' shape=() dtype=float32> cannot be accessed from
#   FuncGraph(name=rollout, id=…), because it was defined in FuncGraph(name=while_body_43, id=…),
#   which is out of scope.
import tensorflow as tf


@tf.function
def rollout(x, n):
    outputs = []
    for _ in tf.range(n):
        x = x * 2.0
        outputs.append(x)  # expect: TFF136
    return tf.stack(outputs)


print("eager", rollout.python_function(tf.constant(1.0), tf.constant(3)))
try:
    print(rollout(tf.constant(1.0), tf.constant(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
