# Nested condition.
# observed: ValueError: in user code: ValueError: 'where' must be defined before the loop | Note:
#   AutoGraph tried to define it automatically, but ran into a ValueError: 'where' must also be
#   initialized in the else branch
import tensorflow as tf


@tf.function
def argmax(xs):
    top = xs[0]
    for i in tf.range(tf.size(xs)):
        if xs[i] > top:  # expect: TFF134
            top = xs[i]
            where = i
    return where


try:
    print(argmax(tf.constant([1.0, 3.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
