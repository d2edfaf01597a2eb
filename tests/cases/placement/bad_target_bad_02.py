# __post_init__ of a dataclass.
# observed: ends with TypeError: The tensor <tf.Tensor 'mul:0' shape=() dtype=float32> cannot be
#   ac...
import dataclasses

import tensorflow as tf


@dataclasses.dataclass(eq=False)
class Rate:
    base: float

    @tf.function  # expect: TFF172
    def __post_init__(self):
        self.scaled = tf.constant(self.base) * 2.0


print(float(Rate(1.0).scaled + 1.0))
