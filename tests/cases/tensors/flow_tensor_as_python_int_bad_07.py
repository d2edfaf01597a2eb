# List method.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNot... | TypeError: in user code: TypeError: list
#   indices must be...
# eager: 1 | tf.Tensor([0. 2. 0.], shape=(3,), dtype=float32)
import tensorflow as tf


@tf.function
def index_of(label):
    return [3, 5, 7].index(label)  # expect: TFF154


@tf.function
def setter(i, x):
    rows = [0.0, 0.0, 0.0]
    rows[i] = x  # expect: TFF156
    return tf.stack(rows)


try:
    print(index_of(tf.constant(5)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
try:
    print(setter(tf.constant(1), tf.constant(2.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
