# Counters on a class and on a function.
# observed: 1 1
# eager: 3 3

import tensorflow as tf


class Monitor:
    count = 0


@tf.function
def check(x):
    Monitor.count += 1  # expect: TFF104
    return x


def helper(x):
    helper.calls += 1  # expect: TFF104
    return x * 2


helper.calls = 0


@tf.function
def run(x):
    return helper(x)


for _ in range(3):
    check(tf.constant(1))
    run(tf.constant(1))
print(Monitor.count, helper.calls)
