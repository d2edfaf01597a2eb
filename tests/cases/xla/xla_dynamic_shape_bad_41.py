# The last row of a mask's result by a tuple, and its product with a matrix; the first ones, and plain code, are right.
# observed: row 1.0 | product InvalidArgumentError | near 4.0 | plain 3.0
# eager: row 3.0 | product 12.0 | near 4.0 | plain 3.0
import tensorflow as tf


@tf.function(jit_compile=True)
def row(x):
    rows = tf.boolean_mask(tf.stack([x, x], 1), x > 0.0)
    return rows[-1, 0]  # expect: TFF161


@tf.function(jit_compile=True)
def product(x):
    kept = tf.boolean_mask(x, x > 0.0)
    return tf.reduce_sum(tf.linalg.matvec(tf.ones([3, 2]), kept))  # expect: TFF161


@tf.function(jit_compile=True)
def near(x):
    kept = tf.boolean_mask(x, x > 0.0)
    rows = tf.boolean_mask(tf.stack([x, x], 1), x > 0.0)
    return tf.reduce_sum(kept[:2]) - kept[0] + rows[0, -1]


@tf.function
def plain(x):
    kept = tf.boolean_mask(x, x > 0.0)
    return tf.cumsum(kept)[-1] - kept[::-1][1]


x = tf.constant([1.0, 3.0, -2.0])
for name, run in (
    ("row", lambda: row(x)),
    ("product", lambda: product(x)),
    ("near", lambda: near(x)),
    ("plain", lambda: plain(x)),
):
    try:
        print(name, float(run()))
    except tf.errors.InvalidArgumentError as error:
        print(name, type(error).__name__)
