# Tensors as members of sets and dicts, in tuples that are keys, as one bound of a slice, as sizes, and on an array.
# observed: member TypeError | stranger TypeError | pair TypeError | bound TypeError | squeezed TypeError |
#   sized TypeError | array NotImplementedError | rows TypeError | known 3.0
# eager: member TypeError | stranger TypeError | pair TypeError | bound 2.0 | squeezed 6.0 |
#   sized 6.0 | array 2.0 | rows 6.0 | known 3.0
import numpy as np
import tensorflow as tf

SPECIAL = {0, 1}
NAMES = {0: "cat", 1: "dog"}
PAIRS = {(0, 0): 1.0, (1, 0): 2.0}
RATES = [0.5, 2.0, 4.0]
WEIGHTS = np.array([1.0, 2.0, 3.0], "float32")
AXES = list(map(int, "0"))


@tf.function
def member(x, i):
    return tf.reduce_sum(x) if i in SPECIAL else 0.0  # expect: TFF156


@tf.function
def stranger(x, i):
    return tf.reduce_sum(x) if i not in NAMES else 0.0  # expect: TFF156


@tf.function
def pair(x, i):
    return tf.reduce_sum(x) * PAIRS[i, 0]  # expect: TFF156


@tf.function
def bound(x, i):
    return 0.0 * tf.reduce_sum(x) + RATES[0 : i + 1][1]  # expect: TFF156


@tf.function
def squeezed(x, i):
    return tf.reduce_sum(tf.squeeze(x[tf.newaxis, :], [i - 1]))  # expect: TFF156


@tf.function
def sized(x, i):
    return tf.reduce_sum(tf.ensure_shape(x, [i + 2]))  # expect: TFF156


@tf.function
def array(x, i):
    return 0.0 * tf.reduce_sum(x) + WEIGHTS[i]  # expect: TFF152


@tf.function
def rows(x, i):
    parts = [x, x]
    parts[i] = 0.0 * x  # expect: TFF156
    return tf.add_n([tf.reduce_sum(part) for part in parts])


@tf.function
def known(x, i):
    return tf.reduce_sum(tf.squeeze(x[tf.newaxis, :], AXES)) * RATES[0] + 0.0 * tf.cast(i, tf.float32)


x, i = tf.constant([1.0, 2.0, 3.0]), tf.constant(1)
for name, run in (
    ("member", lambda: member(x, i)),
    ("stranger", lambda: stranger(x, i)),
    ("pair", lambda: pair(x, i)),
    ("bound", lambda: bound(x, i)),
    ("squeezed", lambda: squeezed(x, i)),
    ("sized", lambda: sized(x, i)),
    ("array", lambda: array(x, i)),
    ("rows", lambda: rows(x, i)),
    ("known", lambda: known(x, i)),
):
    try:
        print(name, float(run()))
    except Exception as error:
        print(name, type(error).__name__)
