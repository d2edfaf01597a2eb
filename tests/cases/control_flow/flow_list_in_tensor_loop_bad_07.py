# Method buffer.
# observed: InaccessibleTensorError: <tf.Tensor 'while/Sum:0' shape=() dtype=float32> is out of
#   scope and cannot be used here. Use return values, explicit Python locals or TensorFlow
#   collections to access it. | Please see
#   https://www.tensorflow.org/guide/function#all_outputs_of_a_tffunction_must_be_return_values for
#   more information. | <tf.Tensor 'while/Sum:0' shape=() dtype=float32> was defined here: | The
#   tensor <tf.Tensor 'while/Sum:0' shape=() dtype=float32> cannot be accessed from
#   FuncGraph(name=episode, id=…), because it was defined in FuncGraph(name=while_body_13, id=…),
#   which is out of scope.
import tensorflow as tf


class Agent:
    @tf.function
    def episode(self, state):
        rewards = []
        while tf.reduce_sum(state) < 10.0:
            state = state + 1.0
            rewards.append(tf.reduce_sum(state))  # expect: TFF136
        return rewards


try:
    print(Agent().episode(tf.zeros([2])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
