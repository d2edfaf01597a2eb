# Comprehension over range.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNot... | OperatorNotAllowedInGraphError: in user
#   code: OperatorNot...
# eager: tf.Tensor([1 2 4], shape=(3,), dtype=int32) | tf.Tensor([4. 4. 4.], shape=(3,), dtype=float32)
import tensorflow as tf


@tf.function
def powers(x, n):
    return tf.stack([x ** i for i in tf.range(n)])  # expect: TFF159


@tf.function
def powers2(x, n: tf.Tensor):
    return tf.stack([x * 2.0 for _ in range(n)])  # expect: TFF159


try:
    print(powers(tf.constant(2), tf.constant(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
try:
    print(powers2(tf.constant(2.0), tf.constant(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
