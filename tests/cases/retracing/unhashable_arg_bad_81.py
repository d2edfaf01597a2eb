# what is bound side by side with something else: the Namespace of parse_known_args, functions and objects in a loop
# observed: TypeError TypeError 5 traces 1 trace
import argparse

import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--rate", type=float, default=0.5)
FLAGS, rest = parser.parse_known_args([])
names, rates = {"a", "b"}, [0.5, 0.25]


class Net:
    pass


@tf.function
def train(x, flags):
    return x * 0.5


@tf.function
def step(x, first, second):
    return x


@tf.function
def cycle(x, rates):
    return x * rates[0]


try:
    train(tf.constant(1.0), FLAGS)  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, end=" ")
try:
    train(tf.constant(1.0), names)  # expect: TFF110
except TypeError as err:
    print(type(err).__name__, end=" ")
for _ in range(5):
    generator, critic = Net(), Net()
    step(tf.constant(1.0), generator, critic)  # expect: TFF115
    first, second = rates
    cycle(tf.constant(1.0), [first, second])
print(step.experimental_get_tracing_count(), "traces", cycle.experimental_get_tracing_count(), "trace")
