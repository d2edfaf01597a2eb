# NamedTuples and attrs-like structures of tensors are taken apart.
# observed: traces 1
from typing import NamedTuple
import collections

import tensorflow as tf


class State(NamedTuple):
    position: tf.Tensor
    velocity: tf.Tensor


Pair = collections.namedtuple("Pair", "a b")


@tf.function
def move(state, pair):
    return state.position + state.velocity + pair.a + pair.b


for i in range(4):
    move(State(tf.constant(float(i)), tf.constant(1.0)), Pair(tf.constant(0.0), tf.constant(1.0)))
print("traces", move.experimental_get_tracing_count())
