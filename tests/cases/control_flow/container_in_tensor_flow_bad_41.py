# A `break` on a tensor can't end a Python loop, which is said once: not again of the list that is changed after it.
# observed: NotImplementedError | NotImplementedError | NotImplementedError
# eager: 0 | 0 | tf.Tensor(-1.0, shape=(), dtype=float32)
import types

import tensorflow as tf


@tf.function
def positive(x):
    rows = []
    for k in range(3):
        if tf.reduce_sum(x) < float(k):
            break  # expect: TFF139
        rows.append(k)
    return len(rows)


@tf.function
def checked(x, flag=True):
    rows = []
    for k in range(3):
        if flag:
            if tf.reduce_sum(x) < float(k):
                break  # expect: TFF139
            rows.append(k)
    return len(rows)


@tf.function
def scaled(x):
    state = types.SimpleNamespace(scale=1.0)
    for k in range(3):
        if tf.reduce_sum(x) < float(k):
            break  # expect: TFF139
        for _ in tf.range(2):
            setattr(state, "scale", 2.0)
    return x * state.scale


for function in (positive, checked, scaled):
    try:
        print(function(tf.constant(-1.0)))
    except Exception as error:
        print(type(error).__name__)
