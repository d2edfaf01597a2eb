# A dict in a NamedTuple argument is compared too.
# observed: ValueError
# eager: 1.0
from typing import NamedTuple

import tensorflow as tf


class Batch(NamedTuple):
    x: tf.Tensor
    extra: dict


@tf.function
def f(b: Batch):
    b.extra["y"] = b.x  # expect: TFF125
    return b.x


try:
    print(f(Batch(tf.constant(1.0), {})).numpy())
except Exception as e:
    print(type(e).__name__)
