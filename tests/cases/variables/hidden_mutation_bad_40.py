# Helpers under a tensor `if` that was not taken change arrays, plain objects, nonlocals, and what the caller made before.
# observed: [1.] 1 True True | 1 | 1
# eager: [0.] 0 False False | 0 | 2
import types

import numpy as np
import tensorflow as tf

counts = np.zeros(1)
state = types.SimpleNamespace(step=0)


class Net(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.seen = False


net = Net()
gate = Net()


def count():
    counts[0] += 1.0  # expect: TFF123


def step():
    state.step = 1  # expect: TFF123


def mark(module):
    module.seen = True  # expect: TFF123


def note(names, name):
    names.append(name)  # expect: TFF123


@tf.function
def inner(x):
    gate.seen = True  # expect: TFF104
    return x


@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        count()
        step()
        mark(net)
        x = inner(x)
    return x


@tf.function
def turned(x):
    turns = 0

    def turn():
        nonlocal turns
        turns += 1  # expect: TFF123

    if tf.reduce_sum(x) > 0.0:
        turn()
    return x, turns


@tf.function
def early(x):
    names = []
    if tf.reduce_sum(x) < 0.0:
        for _ in tf.range(2):
            x += 1.0
            note(names, "x")
        return x, len(names)
    return x, len(names)


NEGATIVE = tf.constant([-1.0])
f(NEGATIVE)
print(counts, state.step, net.seen, gate.seen)
print(int(turned(NEGATIVE)[1]))
print(int(early(NEGATIVE)[1]))
