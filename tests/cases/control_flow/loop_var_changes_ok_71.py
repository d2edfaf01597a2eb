# Elements and attributes that keep their types, that Python's loops change, and those of an object that is made in the turn.
# observed: [14.0, 14.0] | [3.0, 3.0] | [1.0, 1.0] | [[-1.0, -1.0], [-1.0, -1.0]] | 10.0
import tensorflow as tf


class State:
    def __init__(self):
        self.steps = 0
        self.best = None
        self.keys = tf.zeros(2)


@tf.function
def kept(x):
    state, sums, parts = State(), {"count": 0, "all": 0.0}, [0, tf.zeros(2)]
    for row in x:
        state.steps += 1
        state.keys = state.keys * row
        sums["count"] += 1
        sums["all"] += tf.reduce_sum(row)
        parts[0] += 2
        parts[1] = parts[1] + row
    return sums["all"] + tf.cast(sums["count"] + state.steps + parts[0], tf.float32) + state.keys + parts[1]


@tf.function
def by_python(x):
    state, sums = State(), {"count": 0}
    for row in tf.unstack(x):
        state.steps += 0.5
        state.best = row
        sums["count"] = sums["count"] + 0.5
        sums["last"] = "row"
    return state.steps + state.best + sums["count"]


@tf.function
def of_the_turn(x):
    total = tf.zeros(2)
    for row in x:
        sums = {"count": 0}
        sums["count"] += 0.5
        total += row * sums["count"]
    return total


@tf.function
def behind(x):
    sums = {"count": 0}
    for row in x:
        sums["count"] += 1
    if sums["count"] > 1:
        x = -x
    return x


@tf.function
def half(x):
    total = tf.zeros((), tf.float16)
    for row in tf.cast(x, tf.float16):
        total += tf.reduce_sum(row) * 2.0 + 1.0
    return total


for function in (kept, by_python, of_the_turn, behind, half):
    print(function(tf.ones((2, 2))).numpy().tolist())
