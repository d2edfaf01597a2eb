# Arguments of functools.partial that make a loop short, that are Python's, and that decide which branch runs.
# observed: 0.64 | 2.0 | 4.0 | 1.0
from functools import partial

import numpy as np
import tensorflow as tf


def named(state, horizon=100):
    for _ in range(horizon):
        state = tf.tanh(state)
    return state


def augment(image, label, training, names):
    if training and label > 0:
        image = image * 2.0
    return image * np.sqrt(float(len(names)))


def combine(x, y, mode):
    if mode == "sum":
        return x + y
    return x if x > y else y


@tf.function
def total(x):
    return partial(combine, mode="sum")(x, x) + partial(combine, y=tf.constant(2.0), mode="max")(x)


def loss(y, weight=None):
    if weight is not None:
        y = y * weight
    return y


short = tf.function(partial(named, horizon=2))
weighted = tf.function(partial(loss, weight=tf.constant(1.0)))
images = tf.data.Dataset.from_tensor_slices(([1.0], [2])).map(partial(augment, training=True, names=["a"]))
print(f"{float(short(tf.constant(1.0))):.2f}")
print(float(next(iter(images))))
print(float(total(tf.constant(1.0))))
print(float(weighted(tf.constant(1.0))))
