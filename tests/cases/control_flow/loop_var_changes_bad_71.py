# Elements and attributes that a graph loop carries turn into another dtype, or grow; a Python float beside float16.
# observed: TypeError | ValueError | TypeError | ValueError | TypeError
# eager: 1.0 | 8.0 | 4.0 | 4.0 | 4.0
import tensorflow as tf


class State:
    def __init__(self):
        self.steps = 0
        self.keys = tf.zeros((0, 2))


@tf.function
def attribute(x):
    state = State()
    for row in x:
        state.steps += 0.5  # expect: TFF135
    return state.steps


@tf.function
def grown(x):
    state = State()
    for row in x:
        state.keys = tf.concat([state.keys, x], 0)  # expect: TFF135
    return state.keys


@tf.function
def entry(x):
    sums = {"count": 0, "all": 0.0}
    for row in x:
        sums["all"] += tf.reduce_sum(row)
        sums["count"] += 0.5  # expect: TFF135
    return sums["all"] / sums["count"]


@tf.function
def cache(x):
    kept = [tf.zeros((0, 2)), 0]
    for row in x:
        kept[1] += 1
        kept[0] = tf.concat([kept[0], row[None]], 0)  # expect: TFF135
    return kept[0]


@tf.function
def half(x):
    total = 0.0
    for row in tf.cast(x, tf.float16):
        total += tf.reduce_sum(row)  # expect: TFF135
    return total


for function in (attribute, grown, entry, cache, half):
    try:
        print(float(tf.reduce_sum(function(tf.ones((2, 2))))))
    except (TypeError, ValueError) as error:
        print(type(error).__name__)
