# sorted() compares two tensors.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
# eager: tf.Tensor(1, shape=(), dtype=int32)
import tensorflow as tf


@tf.function
def f(a, b):
    return sorted([a, b])[0]  # expect: TFF154


try:
    print(f(tf.constant(1), tf.constant(2)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
