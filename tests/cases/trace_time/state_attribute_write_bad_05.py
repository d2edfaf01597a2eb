# Attributes set under a tensor condition end as symbolic tensors of the branch.
# observed: alarms Tensor("cond/Identity:0", shape=(), dtype=int32) tripped
#   Tensor("cond/Identity_1:0", shape=(), dtype=bool)

import tensorflow as tf


class Monitor:
    def __init__(self):
        self.alarms = 0
        self.tripped = False

    @tf.function
    def check(self, x):
        if x > 10.0:
            self.alarms += 1  # expect: TFF104
            self.tripped = True  # expect: TFF104
        return x


m = Monitor()
m.check(tf.constant(50.0))
m.check(tf.constant(60.0))
print("alarms", m.alarms, "tripped", m.tripped)
