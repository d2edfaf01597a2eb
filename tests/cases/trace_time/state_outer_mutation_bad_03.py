# An append under a tensor condition happens while tracing, though the condition never holds.
# observed: alarms ['too big'] although x was never above 10

import tensorflow as tf

alarms = []


@tf.function
def check(x):
    if x > 10.0:
        alarms.append("too big")  # expect: TFF103
    return x


check(tf.constant(1.0))
check(tf.constant(2.0))
print("alarms", alarms, "although x was never above 10")
