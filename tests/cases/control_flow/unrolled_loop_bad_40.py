# With the option, loops over numbers whose count nobody knows are reported, too; not those over lists, or by a flag.
# observed: 0.0 | 0.062 | 0.0 | 781.0 | 0.0 | 2.0 | 0.666 | 4.0 | 4.0 | 4.0
# options: unroll_unknown
import numpy as np
import tensorflow as tf


@tf.function
def unknown(x, turns: int):
    for _ in range(turns):  # expect: TFF131
        x = x * 0.5
    return x


@tf.function
def maybe_tensor(x, turns):
    k = 0
    while k < turns:
        x = x * 0.5
        k += 1
    return x


@tf.function
def counting(x, turns: int):
    k = 0
    while k < turns:  # expect: TFF131
        x = x * 0.5
        k += 1
    return x


@tf.function
def numbers(x, turns: int):
    for k in np.arange(turns):  # expect: TFF131
        x = x + float(k)
    return x


@tf.function
def border(x):
    for _ in range(32):  # expect: TFF131
        x = x * 0.5
    return x


@tf.function
def inner_break(x):
    for _ in range(40):  # expect: TFF131
        x = x * 0.5
        for k in range(3):
            if k == 1:
                break
            x = x + 1.0
    return x


@tf.function
def layered(x, layers):
    for layer in layers:
        x = layer(x)
    return x


@tf.function
def listed(x, values):
    for value in list(values):
        x = x + value
    return x


@tf.function
def anything(x, values):
    for value in values:
        x = x + value
    return x


@tf.function
def flagged(x, queue):
    left = list(queue)
    while left:
        x = x + left.pop()
    return x


def run(function, *args):
    print(round(float(function(tf.constant(1.0), *args)), 3))


run(unknown, 40)
run(maybe_tensor, 4)
run(counting, 40)
run(numbers, 40)
run(border)
run(inner_break)
run(layered, (tf.sin, tf.cos))
run(listed, (1.0, 2.0))
run(anything, (1.0, 2.0))
run(flagged, (1.0, 2.0))
