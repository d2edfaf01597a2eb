# Any all.
# observed: OperatorNotAllowedInGraphError: in user code: OperatorNot...
# eager: tf.Tensor([1.], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def check(x):
    if any([tf.reduce_max(x) > 9.0, tf.reduce_min(x) < 0.0]):  # expect: TFF154
        return tf.zeros_like(x)
    return x


try:
    print(check(tf.constant([1.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
