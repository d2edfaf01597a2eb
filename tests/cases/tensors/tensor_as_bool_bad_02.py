# The condition of a comprehension is not converted.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
# eager: tf.Tensor([2], shape=(1,), dtype=int32)
import tensorflow as tf


@tf.function
def f(n):
    kept = [v for v in [1, 2] if v > n]  # expect: TFF154
    return tf.constant(kept)


try:
    print(f(tf.constant(1)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
