# Functions and objects that live longer.
# observed: traces 1
import enum
import functools

import tensorflow as tf


class Mode(enum.Enum):
    TRAIN = 1


class Policy:
    def act(self, x):
        return x * 2.0


def increment(x):
    return x + 1.0


policy = Policy()
act = policy.act
add = functools.partial(tf.add, 1.0)


@tf.function
def apply(x, policy, act, fn, add, mode, dtype):
    return tf.cast(add(fn(act(x))), dtype)


for _ in range(4):
    apply(tf.constant(1.0), policy, act, increment, add, Mode.TRAIN, tf.float64)
print("traces", apply.experimental_get_tracing_count())
