# __post_init__ of a dataclass makes the variable.
# observed: ends with ValueError: tf.function only supports singleton tf.Variables created on the first call.
#   Ma...
# eager: 2.0
import dataclasses

import tensorflow as tf


@dataclasses.dataclass
class State:
    step: int = 0

    def __post_init__(self):
        self.v = tf.Variable(1.0)


@tf.function
def f(x):
    return x + State().v  # expect: TFF122


print(f(tf.constant(1.0)).numpy())
