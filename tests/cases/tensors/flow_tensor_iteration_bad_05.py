# Enumerate and zip.
# observed: eager tf.Tensor(2.0, shape=(), dtype=float32) | OperatorNotAllowedInGraphError: in user code:
#   OperatorNot... | OperatorNotAllowedInGraphError: in user code: OperatorNot...
# eager: eager tf.Tensor(2.0, shape=(), dtype=float32) | tf.Tensor(2.0, shape=(), dtype=float32) | tf.Tensor(5.0,
#   shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def weighted(x):
    acc = 0.0
    for i, v in enumerate(tf.abs(x)):  # expect: TFF159
        acc += v * float(i)
    return acc


@tf.function
def dot(a, b):
    acc = 0.0
    for u, v in zip(tf.abs(a), tf.abs(b)):  # expect: TFF159
        acc += u * v
    return acc


print("eager", weighted.python_function(tf.constant([1.0, 2.0])))
try:
    print(weighted(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
try:
    print(dot(tf.constant([1.0, 2.0]), tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
