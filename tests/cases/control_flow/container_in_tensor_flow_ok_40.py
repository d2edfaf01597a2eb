# Containers that a branch makes, that nobody reads later, or that AutoGraph follows; helpers and callbacks with their own.
# observed: [6. 6.] | [4. 4.] | [5. 5.] | [1. 1.] | [9. 9.] | [1. 1.] | [2. 2.] | [2. 2.] | [4. 4.] [4. 4.]
#   [2. 2.] | [1. 1.] | [2. 2.] [4. 4.]
import types
from heapq import heappush

import tensorflow as tf


def described(options):
    return len(vars(options))


def doubled(parts):
    parts.append(parts[0])
    return tf.add_n(parts)


def own(x):
    parts = []
    parts.append(x)
    return tf.add_n(parts)


@tf.function
def branches(x):
    options = types.SimpleNamespace(scale=1.0, rows=[x])
    unread = types.SimpleNamespace()
    if tf.reduce_sum(x) > 0.0:
        parts = [x]
        parts.append(x)
        x = x * float(described(options))
        options.scale += 1.0
        options.rows = [x]
        setattr(unread, "scale", 2.0)
    else:
        parts = [x, x]
    return tf.add_n(parts) * options.scale + options.rows[0]


@tf.function
def by_python(x, flag):
    options = types.SimpleNamespace(scale=1.0)
    if flag:
        setattr(*(options, "scale", 2.0))
    return x * options.scale


@tf.function
def callbacks(x):
    calls = []
    y = tf.py_function(lambda v: calls.append(v) or v, [x], x.dtype)
    y += tf.map_fn(lambda row: doubled([row]), x)
    return y + tf.map_fn(own, x)


@tf.function
def kth(x, k):
    rows = [x, x]
    if tf.reduce_sum(x) > 0.0:
        rows[k] = x * 3.0
    return tf.add_n(rows)


@tf.function
def kth_by_python(x, flag):
    rows = [x, x]
    if flag:
        k = 1
        if tf.reduce_sum(x) > 0.0:
            rows[k] = x * 3.0
    return tf.add_n(rows)


@tf.function
def kth_within(x):
    if tf.reduce_sum(x) > 0.0:
        rows = [x, x]
        k = 0
        if tf.reduce_sum(x) > 1.0:
            rows[k] = x * 3.0
        x = tf.add_n(rows)
    return x


@tf.function
def assigned(x):
    options = types.SimpleNamespace()
    options.rows = [x]
    if tf.reduce_sum(x) > 0.0:
        options.rows = [x * 2.0]
    return options.rows[0]


@tf.function
def spread(x, flag, assignment):
    if flag:
        setattr(*assignment)
    return x


@tf.function
def unread(x):
    rows = []
    heap = []
    for k in range(2):
        if tf.reduce_sum(x) < float(k):
            continue
        rows.append(k)
    if tf.reduce_sum(x) > 0.0:
        heappush(heap, 1)
    return x


@tf.function
def after_loop(x):
    rows = [x]
    if tf.reduce_sum(x) < 0.0:
        for k in range(2):
            if k:
                continue
            x += 1.0
        return x
    rows.append(x)
    return tf.add_n(rows)


@tf.function
def other_branch(x):
    rows = [x]
    if tf.reduce_sum(x) < 0.0:
        return x
    rows.append(x)
    return tf.add_n(rows)


@tf.function
def in_rest(x):
    total = x
    for k in range(2):
        if tf.reduce_sum(x) < float(k):
            continue
        parts = [x]
        parts.append(x)
        total += tf.add_n(parts)
    return total


@tf.function
def after_return(x):
    rows = []
    if tf.reduce_sum(x) < 0.0:
        return x
    rows.append(x)
    return tf.add_n(rows)


@tf.function
def broken(x):
    parts = [x]
    for k in tf.range(2):
        if tf.reduce_sum(x) < 0.0:
            break
        parts = [x]
        parts.append(x)
        x += tf.add_n(parts)
    return x


ONES = tf.constant([1.0, 1.0])
for function in (branches, callbacks, in_rest, after_return, broken, unread, after_loop, other_branch):
    print(function(ONES).numpy())
print(kth_by_python(ONES, True).numpy(), kth_within(ONES).numpy(), assigned(ONES).numpy())
print(spread(ONES, False, (1, 2)).numpy())
print(by_python(ONES, True).numpy(), kth(ONES, 0).numpy())
