# Ndarray element assignment.
# observed: ValueError: in user code: ValueError: setting an array el...
# eager: tf.Tensor([1. 2.], shape=(2,), dtype=float32)
import numpy as np
import tensorflow as tf


@tf.function
def pair(a, b):
    out = np.zeros(2, dtype="float32")
    out[0] = tf.sqrt(a)  # expect: TFF152
    out[1] = tf.sqrt(b)  # expect: TFF152
    return tf.constant(out)


try:
    print(pair(tf.constant(1.0), tf.constant(4.0)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
