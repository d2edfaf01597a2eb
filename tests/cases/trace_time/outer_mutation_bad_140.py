# A namespace holds what it was made with: a list in it is as outer as one with a name, and takes no tensor as its index.
# observed: TypeError 1 1 0 [3]
# eager: 20 3 3 0 [3]
import types

import numpy as np
import tensorflow as tf

state = types.SimpleNamespace(seen=[], rates=[10, 20, 30], counts=np.zeros(1), other=[])


@tf.function
def pick(x):
    return state.rates[x]  # expect: TFF156


@tf.function
def note(x):
    state.seen.append(1)  # expect: TFF103
    state.counts[0] += 1  # expect: TFF103
    local = types.SimpleNamespace(seen=[], other=[3])
    local.seen.append(2)
    return x + state.rates[0] + local.other[0]


try:
    print(int(pick(tf.constant(1))), end=" ")
except Exception as err:
    print(type(err).__name__, end=" ")
for _ in range(3):
    note(tf.constant(1))
state.other.append(3)
print(len(state.seen), int(state.counts[0]), int(note(tf.constant(1))) - 14, state.other)
