# Membership.
# observed: eager 1 | OperatorNotAllowedInGraphError: in user code: OperatorNot... | TypeError: in user code:
#   TypeError: argument of type 'Sym...
# eager: eager 1 | 1 | True
import tensorflow as tf


@tf.function
def is_special(token):
    t = tf.cast(token, tf.int32)
    return 1 if t in (0, 1, 2) else 0  # expect: TFF154


@tf.function
def contains(x):
    return 3.0 in tf.abs(x)  # expect: TFF154


print("eager", is_special.python_function(tf.constant(1)))
try:
    print(is_special(tf.constant(1)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
try:
    print(contains(tf.constant([1.0, 3.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
