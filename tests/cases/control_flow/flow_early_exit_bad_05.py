# Flag becomes tensor.
# observed: NotImplementedError: in user code: NotImplementedError: The condition of while loop
#   started as non-Tensor, then changed to Tensor. This may happen either because variables
#   changed... | See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md#consistency-of-control-flow-types
#   for more info.
import tensorflow as tf


class Env:
    @tf.function
    def run(self, state):
        done = False
        while not done:  # expect: TFF139
            state = state + 1.0
            done = tf.reduce_sum(state) > 5.0
        return state


try:
    print(Env().run(tf.constant([0.0, 0.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
