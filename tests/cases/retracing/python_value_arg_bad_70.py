# TensorFlow takes named tuples apart: a Python number in one that differs each time makes a new trace.
# observed: traces 4 4
from collections import namedtuple
from typing import NamedTuple

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
    return transition.state * transition.reward


for step in range(4):
    train(Batch(tf.ones([2]), step))  # expect: TFF111
    learn(Transition(tf.ones([2]), reward=float(step)))  # expect: TFF111
print("traces", train.experimental_get_tracing_count(), learn.experimental_get_tracing_count())
