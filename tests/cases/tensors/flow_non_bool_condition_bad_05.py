# Dynamic len.
# observed: ValueError: in user code: ValueError: condition of if sta...
# eager: tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None], tf.float32)])
def last(x):
    if len(x):  # expect: TFF150
        return x[-1]
    return 0.0


try:
    print(last(tf.constant([1.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
