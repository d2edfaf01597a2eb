# An attribute first set under a tensor condition is refused.
# observed: error: ValueError in user code: ValueError: 'self.tripped' must also be initialized in
#   the else branch

import tensorflow as tf


class Monitor:
    @tf.function
    def check(self, x):
        if x > 10.0:
            self.tripped = True  # expect: TFF104
        return x


m = Monitor()
try:
    m.check(tf.constant(50.0))
    print("tripped", m.tripped)
except Exception as err:
    print("error:", type(err).__name__, err)
