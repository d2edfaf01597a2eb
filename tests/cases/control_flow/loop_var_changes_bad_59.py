# What a graph loop can't carry, in words; `tf.while_loop` takes a list for a tuple or dict of as many parts.
# observed: ValueError | ValueError | TypeError | TypeError | ValueError | ValueError | 0.0 | [1.0, 2.0] | (1.0, 1.0) | 2 | 1.0
# eager: 0.0 | [0.0, 0.0, 1.0, 1.0] | 0.25 | TypeError | [1.0, 2.0, 1.0, 2.0, 1.0, 2.0, 1.0, 2.0] | ValueError | 1.0 |
#   [1.0, 2.0] | TypeError | TypeError | 1.0
# says: from shape (2) into shape () in this graph loop: start with its final shape | from shape (2) into shape (3) in this
#   graph loop: use `set_loop_options` | is a Half, which a graph loop can't carry | `loop variable 3` turns from float32 into bool
#   in this graph loop: start with its final dtype | use `shape_invariants` | into a list of 1 in this graph loop: collect in |
#   never holds
import numpy as np
import tensorflow as tf

set_loop_options = tf.autograph.experimental.set_loop_options


class Half:
    def of(self, x):
        return x / 2.0


@tf.function
def rank(n):
    total = np.zeros(2, np.float32)
    for _ in tf.range(n):
        total = tf.reduce_sum(total)  # expect: TFF135
    return total


@tf.function
def size(n):
    total = np.zeros(2, np.float32)
    for _ in tf.range(n):
        total = tf.concat([total, [1.0]], 0)  # expect: TFF135
    return total


@tf.function
def carried(n, x):
    half = Half()
    for _ in tf.range(n):
        x = half.of(x)
        half = Half()  # expect: TFF135
    return x


@tf.function
def unnamed(n, x):
    return tf.while_loop(lambda i, *_: i < n, lambda i, *rest: (i + 1, rest[0], rest[1] > 0.0), (0, x, x))[0]  # expect: TFF135


@tf.function
def growing(n, x):
    return tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, tf.concat([y, y], 0)), (0, x))[1]  # expect: TFF135


@tf.function
def shorter(n, x):
    return tf.while_loop(lambda i, pair: i < n, lambda i, pair: (i + 1, [pair[0]]), (0, [x, x]))[0]  # expect: TFF135


@tf.function
def zeros(xs):
    best = None
    for x in xs:
        if best is None:  # expect: TFF135
            best = x
        best = tf.minimum(best, x)
    return best


@tf.function
def allowed(xs):
    out = tf.zeros([0])
    for x in xs:
        set_loop_options(shape_invariants=[(out, tf.TensorShape([None]))])
        out = tf.concat([out, [x]], axis=0)
    return out


@tf.function
def as_list(n, x):
    return tf.while_loop(lambda i, pair: i < n, lambda i, pair: (i + 1, [pair[0], pair[1]]), (0, (x, x)))[1]


@tf.function
def as_dict(n, x):
    return tf.while_loop(lambda i, y: i < n, lambda i, y: (i + 1, {"a": x * 2.0}), (0, [x]))[0]


@tf.function
def starts(xs):
    best = xs[0]
    for x in xs:
        if best is None:
            best = x
        best = tf.minimum(best, x)
    return best


def show(run):
    try:
        print(tf.nest.map_structure(lambda x: x.numpy().tolist(), run()))
    except (TypeError, ValueError) as error:
        print(type(error).__name__)


n, one, two = tf.constant(2), tf.constant(1.0), tf.constant([1.0, 2.0])
show(lambda: rank(n))
show(lambda: size(n))
show(lambda: carried(n, one))
show(lambda: unnamed(n, one))
show(lambda: growing(n, two))
show(lambda: shorter(n, one))
show(lambda: zeros(two))
show(lambda: allowed(two))
show(lambda: as_list(n, one))
show(lambda: as_dict(n, one))
show(lambda: starts(two))
