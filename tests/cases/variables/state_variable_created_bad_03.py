# A variable attribute made without a guard is refused.
# observed: error: ValueError in user code: ValueError: tf.function only supports singleton
#   tf.Variables created...

import tensorflow as tf


class Dense(tf.Module):
    @tf.function
    def __call__(self, x):
        self.w = tf.Variable(tf.ones([2, 2]))  # expect: TFF121
        return x @ self.w


try:
    print(Dense()(tf.ones([1, 2])))
except Exception as err:
    print("error:", type(err).__name__, err)
