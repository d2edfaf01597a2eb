# Containers changed by other means under a tensor `if`: an alias, heapq, `del`, -1, `+=` on an attribute, setattr, a callback.
# observed: 1 | 1 | ValueError | 1 | InaccessibleTensorError | 2 | [-2. -2.] | 1 | 1 | 3 | 1 | ValueError |
#   0.0 | 3.0 | 2 | [-2. -2.]
# eager: 0 | 3 | 2 | 2 | [-2. -2.] | 1 | [-1. -1.] | 0 | 0 | 0 | 0 | 0 | 1.0 | 2.0 | 0 | [-1. -1.]
import heapq
import types

import tensorflow as tf

log = []


@tf.function
def aliased(x):
    rows = []
    add = rows.append
    if tf.reduce_sum(x) > 0.0:
        add("positive")  # expect: TFF136
    return len(rows)


@tf.function
def heaped(x):
    heap = []
    for _ in tf.range(3):
        heapq.heappush(heap, 1)  # expect: TFF136
    return len(heap)


@tf.function
def deleted(x):
    options = {"a": 1, "b": 2}
    if tf.reduce_sum(x) > 0.0:
        del options["a"]  # expect: TFF136
    return len(options)


@tf.function
def deleted_by_name(x, prefix=""):
    options = {"a": 1, "b": 2}
    if tf.reduce_sum(x) > 0.0:
        del options[prefix + "a"]  # expect: TFF136
    return len(options)


@tf.function
def last(x):
    rows = [x, x]
    if tf.reduce_sum(x) > 0.0:
        rows[-1] = x * 2.0  # expect: TFF136
    return tf.add_n(rows)


@tf.function
def by_attribute(x):
    state = types.SimpleNamespace()
    state.rows = ["all"]
    if tf.reduce_sum(x) > 0.0:
        state.rows += ["positive"]  # expect: TFF136
    return len(state.rows)


@tf.function
def by_setattr(x):
    state = types.SimpleNamespace(scale=1.0)
    if tf.reduce_sum(x) > 0.0:
        setattr(state, "scale", 2.0)  # expect: TFF136
    return x * state.scale


@tf.function(autograph=False)
def by_cond(x):
    rows = []

    def positive():
        rows.append("positive")  # expect: TFF136
        return x

    tf.cond(tf.reduce_sum(x) > 0.0, positive, lambda: x)
    return len(rows)


@tf.function
def outer(x):
    if tf.reduce_sum(x) > 0.0:
        log.append("positive")  # expect: TFF103
    return len(log)


@tf.function
def skipped(x):
    rows = []
    for k in range(3):
        if tf.reduce_sum(x) < float(k):
            continue
        rows.append(k)  # expect: TFF136
    return len(rows)


@tf.function
def skipped_in_graph(x):
    rows = []
    for k in tf.range(3):
        if tf.reduce_sum(x) < 0.0:
            continue
        rows.append("row")  # expect: TFF136
    return len(rows)


@tf.function
def keyed(x):
    table = {}
    for row in tf.identity(x):
        key = f"{len(table)}"
        if row > 0.0:
            table[key] = "positive"  # expect: TFF136
    return len(table)


@tf.function
def counted(x):
    rows = []
    total = 0.0
    for _ in tf.identity(x):
        total += float(len(rows))
        rows.append("row")  # expect: TFF136
    return total


@tf.function
def offset(x, k=0):
    rows = [1.0, 1.0]
    if tf.reduce_sum(x) > 0.0:
        rows[k + 1] = 2.0  # expect: TFF136
    return tf.add_n(rows)


@tf.function
def item_in_cond(x, key="positive"):
    table = {}

    def positive():
        table[key] = 1  # expect: TFF136
        table["constant"] = 1  # expect: TFF136
        return x

    tf.cond(tf.reduce_sum(x) > 0.0, positive, lambda: x)
    return len(table)


@tf.function
def broken_in_graph(x):
    state = types.SimpleNamespace(scale=1.0)
    for _ in tf.range(3):
        if tf.reduce_sum(x) < 0.0:
            break
        setattr(state, "scale", 2.0)  # expect: TFF136
    return x * state.scale


NEGATIVE = tf.constant([-1.0, -1.0])
functions = (
    aliased,
    heaped,
    deleted,
    deleted_by_name,
    last,
    by_attribute,
    by_setattr,
    by_cond,
    outer,
    skipped,
    skipped_in_graph,
    keyed,
)
functions += (counted, offset, item_in_cond, broken_in_graph)
for function in functions:
    try:
        print(tf.convert_to_tensor(function(NEGATIVE)).numpy())
    except Exception as error:
        print(type(error).__name__)
