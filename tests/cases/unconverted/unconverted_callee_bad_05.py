# A dataclass's __post_init__ runs within the constructor.
# observed: ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python
#   `bool` is not allowed. You can attempt the following resolutions to the problem: If you are
#   runni...
from dataclasses import dataclass

import tensorflow as tf


@dataclass
class Box:
    x: tf.Tensor
    scale: float = 2.0

    def __post_init__(self):
        if tf.reduce_sum(self.x) < 0.0:  # expect: TFF148
            self.x = -self.x


@tf.function
def f(x):
    return Box(x).x


print(f(tf.constant(-2.0)).numpy())
