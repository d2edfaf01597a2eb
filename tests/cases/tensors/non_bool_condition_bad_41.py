# A number is no condition: negated by a sign, among Python values, in a comprehension; the last of an `or` may be one.
# observed: signed ValueError | several TypeError | filtered OperatorNotAllowedInGraphError | last 3.0
# eager: signed 1.0 | several 1.0 | filtered 3.0 | last 3.0
import tensorflow as tf

VERBOSE = True


@tf.function
def signed(x):
    if -tf.size(x):  # expect: TFF150
        return tf.constant(1.0)
    return tf.constant(0.0)


@tf.function
def several(x):
    if VERBOSE and tf.size(x) and tf.reduce_sum(x) > 0.0:  # expect: TFF150
        return tf.constant(1.0)
    return tf.constant(0.0)


@tf.function
def filtered(x):
    return float(len([name for name in "abc" if tf.size(x)])) + 0.0 * x[0]  # expect: TFF154


@tf.function
def last(x):
    rows = None or 0 or tf.size(x)
    return tf.cast(rows, tf.float32)


x = tf.constant([1.0, 2.0, 3.0])
for name, run in (
    ("signed", lambda: signed(x)),
    ("several", lambda: several(x)),
    ("filtered", lambda: filtered(x)),
    ("last", lambda: last(x)),
):
    try:
        print(name, float(run()))
    except (TypeError, ValueError) as error:
        print(name, type(error).__name__)
