# A NamedTuple, a dict, a tuple and a frozenset.
# observed: 6.0
from typing import NamedTuple

import tensorflow as tf


class Settings(NamedTuple):
    rate: float


@tf.function
def step(x, settings, options, axes, names):
    return tf.reduce_sum(x, axis=axes) * settings.rate * options["scale"] * len(names)


print(step(tf.ones([2, 3]), Settings(0.5), {"scale": 2.0}, (0, 1), frozenset(["a"])).numpy())
