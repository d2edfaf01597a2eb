# Nested targets.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
# eager: tf.Tensor(5.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(box):
    (y1, x1), (y2, x2) = box  # expect: TFF159
    return y1 + x2


try:
    print(f(tf.constant([[1.0, 2.0], [3.0, 4.0]])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
