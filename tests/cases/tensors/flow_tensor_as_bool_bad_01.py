# Assert statement.
# observed: eager tf.Tensor([0.5 1. ], shape=(2,), dtype=float32) | OperatorNotAllowedInGraphError: in user code:
#   OperatorNot...
# eager: eager tf.Tensor([0.5 1. ], shape=(2,), dtype=float32) | tf.Tensor([0.5 1. ], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def normalize(x):
    assert tf.reduce_max(x) > 0, "all zeros"  # expect: TFF154
    return x / tf.reduce_max(x)


print("eager", normalize.python_function(tf.constant([1.0, 2.0])))
try:
    print(normalize(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
