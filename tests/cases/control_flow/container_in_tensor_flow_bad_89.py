# A NumPy array that traced code makes and a graph branch or loop changes in place: AutoGraph takes care of none of it.
# observed: [0. 1. 2.] | [1. 1. 0.] | ValueError | ValueError | [0. 0. 0.] | [0. 0. 0.] | [-2. -2.] | 11.0 | 2.0
# eager: [0. 0. 2.] | [0. 0. 0.] | [0. 0. 0.] | [2. 0. 0.] | [-1. -1. -1.] | [0. 0. 0.] | [-2. -2.] | 11.0 | 1.0
# says: ... | ... | ... | ... | once for all turns | ... | ... | in a function that the graph runs: return the value
import numpy as np
import tensorflow as tf


@tf.function
def branch(x, i):
    counts = np.zeros(3)
    if x > 5.0:
        counts[i + 1] = 1.0  # expect: TFF136
    else:
        counts[i + 2] = 2.0  # expect: TFF136
    return counts


@tf.function
def part(x):
    counts = np.zeros(3)
    if x > 5.0:
        counts[:2] = 1.0  # expect: TFF136
    return counts


@tf.function
def constant(x):
    counts = np.zeros(3)
    if x > 5.0:
        counts[0] = 1.0  # expect: TFF136
    return counts


@tf.function
def loop(n):
    counts = np.zeros(3)
    for _ in tf.range(n):
        counts[0] += 1.0  # expect: TFF136
    return counts


@tf.function
def augmented(x):
    counts = np.zeros(3)
    if x > 5.0:
        counts += 1.0  # expect: TFF136
    else:
        counts -= 1.0  # expect: TFF136
    return counts


@tf.function
def own(x):
    total = np.zeros(3)
    if x > 5.0:
        counts = np.zeros(3)
        counts[0] = 1.0
        total = total + counts
    return total


@tf.function
def scalar(x):
    total, sums = np.float32(0.0), np.zeros(2, np.float32)
    if x > 5.0:
        total += 1.0
        sums += x
    else:
        total -= 1.0
        sums -= x
    return sums + total


class Sink:
    scale = 2.0

    def __setitem__(self, index, value):
        pass


@tf.function
def own_things(x, new=True):
    sink, seen, rows = Sink(), [], [1.0]
    ordered = sorted([2.0, 1.0], key=lambda v: seen.append(v) or v)
    if x > 5.0:
        rows = [] if new else [2.0]
        rows.append(3.0)
        sink[len(seen)] = x
    else:
        rows = [4.0]
    return rows[0] * sink.scale + ordered[0] + len(seen)


@tf.function
def called(x):
    log = []
    y = tf.cond(x > 5.0, lambda: log.append(1) or x, lambda: x)  # expect: TFF136
    return y + len(log)


def show(run):
    try:
        print(np.asarray(run()))
    except ValueError as error:
        print(type(error).__name__)


x = tf.constant(1.0)
show(lambda: branch(x, 0))
show(lambda: part(x))
show(lambda: constant(x))
show(lambda: loop(tf.constant(2)))
show(lambda: augmented(x))
show(lambda: own(x))
show(lambda: scalar(x))
show(lambda: own_things(x))
show(lambda: called(x))
