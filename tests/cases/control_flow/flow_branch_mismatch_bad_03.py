# Return none.
# observed: ValueError: in user code: ValueError: 'retval_' is None at the end of the else branch.
import tensorflow as tf


@tf.function
def decode(x):
    if tf.reduce_sum(x) > 0:  # expect: TFF130
        return tf.reduce_max(x)
    return None


try:
    print(decode(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
