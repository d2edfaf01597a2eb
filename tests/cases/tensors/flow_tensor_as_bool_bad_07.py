# Sort list of tensors.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNot...
# eager: tf.Tensor([1.4142135 1.7320508], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def order(a, b):
    norms = sorted([tf.norm(a), tf.norm(b)])  # expect: TFF154
    return tf.stack(norms)


try:
    print(order(tf.ones([2]), tf.ones([3])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
