# filter() asks for the truth of a comparison.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
# eager: tf.Tensor([2. 4.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    big = list(filter(lambda p: tf.reduce_sum(p) > 1.0, [x, x]))  # expect: TFF154
    return tf.add_n(big)


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
