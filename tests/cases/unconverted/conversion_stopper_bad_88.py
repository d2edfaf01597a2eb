# `match` fails where it compares a tensor or asks a guard that is one, and not where it asks for a class, an attribute or None.
# observed: by_class 2.0 | by_dtype 3.0 | on_variable OperatorNotAllowedInGraphError | by_guard OperatorNotAllowedInGraphError
#   | by_guard2 OperatorNotAllowedInGraphError | in_pair OperatorNotAllowedInGraphError | by_size [-1. -1. -1.]
#   | by_size_ok [1. 1. 1.]
# eager: by_class 2.0 | by_dtype 3.0 | on_variable 1.0 | by_guard 1.0 | by_guard2 1.0 | in_pair -1.0 | by_size [1. 1. 1.]
#   | by_size_ok [1. 1. 1.]
import tensorflow as tf


@tf.function
def by_class(x):
    match x:
        case int():
            return tf.zeros([])
        case None:
            return tf.ones([])
        case [first, *_]:
            return first
        case tf.Tensor():
            return x * 2.0
        case 0.0:
            return x


@tf.function
def by_dtype(x):
    match x:
        case tf.Tensor(dtype=tf.float32) as y:
            return y * 3.0
    return x


V = tf.Variable(1)


@tf.function
def on_variable(x):
    match V:  # expect: TFF146
        case 1:
            return x
        case _:
            return -x


@tf.function
def by_guard(x):
    match x.dtype:  # expect: TFF146
        case tf.float32 if x > 0.0:
            return x
        case _:
            return -x


@tf.function
def by_guard2(x):
    match x:  # expect: TFF146
        case y if y > 0.0:
            return x
        case _:
            return -x


@tf.function
def in_pair(x):
    match (x, 1):  # expect: TFF146
        case (0.0, 1):
            return x
        case _:
            return -x


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def by_size(x):
    match x.shape[0]:  # expect: TFF155
        case 3:
            return x
        case _:
            return -x


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def by_size_ok(x):
    match x.shape[0]:
        case None:
            return x
        case _:
            return x


one = tf.constant(1.0)
for f, x in (
    (by_class, one),
    (by_dtype, one),
    (on_variable, one),
    (by_guard, one),
    (by_guard2, one),
    (in_pair, one),
    (by_size, tf.ones([3])),
    (by_size_ok, tf.ones([3])),
):
    try:
        print(f.__name__, f(x).numpy())
    except Exception as e:
        print(f.__name__, type(e).__name__)
