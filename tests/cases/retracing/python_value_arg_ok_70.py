# Named tuples of tensors, of NumPy's numbers, and of the same Python numbers each time: one trace.
# observed: traces 1 1
from collections import namedtuple
from typing import NamedTuple

import numpy as np
import tensorflow as tf

Batch = namedtuple("Batch", "x step")


class Transition(NamedTuple):
    state: tf.Tensor
    reward: float


@tf.function
def train(batch):
    return batch.x * 2.0


@tf.function
def learn(transition):
    return transition.state * 2.0


for step in range(4):
    train(Batch(tf.ones([2]) * float(step), 1))
    learn(Transition(tf.ones([2]), reward=np.float32(step)))
print("traces", train.experimental_get_tracing_count(), learn.experimental_get_tracing_count())
