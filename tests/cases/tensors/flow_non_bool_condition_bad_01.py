# Int size.
# observed: eager tf.Tensor(1.0, shape=(), dtype=float32) | ValueError: in user code: ValueError: condition of if
#   sta...
# eager: eager tf.Tensor(1.0, shape=(), dtype=float32) | tf.Tensor(1.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def mean_or_zero(x):
    if tf.size(x):  # expect: TFF150
        return tf.reduce_mean(x)
    return 0.0


print("eager", mean_or_zero.python_function(tf.constant([1.0])))
try:
    print(mean_or_zero(tf.constant([1.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
