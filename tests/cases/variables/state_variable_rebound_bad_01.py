# self.v += x on a variable is refused, traced and eagerly.
# observed: error: RuntimeError in user code: RuntimeError: `variable += value` with `tf.Variable`s
#   is not suppo...

import tensorflow as tf


class Counter(tf.Module):
    def __init__(self):
        self.v = tf.Variable(0.0)

    @tf.function
    def step(self, x):
        self.v += x  # expect: TFF124
        return self.v


c = Counter()
try:
    print(c.step(tf.constant(1.0)))
except Exception as err:
    print("error:", type(err).__name__, err)
