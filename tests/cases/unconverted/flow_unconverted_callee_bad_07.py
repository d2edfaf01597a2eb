# Builtin map and scan.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError: Using a
#   symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti... | OperatorNotAllowedInGraphError: in user code: OperatorNotAllowedInGraphError:
#   Using a symbolic `tf.Tensor` as a Python `bool` is not allowed. You can attempt the following
#   resoluti...
import tensorflow as tf


def step(acc, x):
    if x > 0:  # expect: TFF148
        acc = acc + x
    return acc


def shift(x):
    return x if x > 0 else x + 1.0  # expect: TFF148


@tf.function
def f(xs):
    return tf.scan(step, xs)


@tf.function
def g(xs):
    return list(map(shift, tf.unstack(xs)))


try:
    print(f(tf.constant([1.0, -2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
try:
    print(g(tf.constant([1.0, -2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
