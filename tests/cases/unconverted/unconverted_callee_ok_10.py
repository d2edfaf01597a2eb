# A __post_init__ that checks Python values and static shapes.
# observed: 3.0
from dataclasses import dataclass

import tensorflow as tf


@dataclass
class Step:
    x: tf.Tensor
    scale: float = 2.0

    def __post_init__(self):
        if self.scale <= 0.0:
            raise ValueError(self.scale)
        if self.x.shape.rank is None:
            raise ValueError("rank")


@tf.function
def f(x):
    step = Step(x, scale=3.0)
    return step.x * step.scale


print(f(tf.constant(1.0)).numpy())
