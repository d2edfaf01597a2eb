# New dict key.
# observed: ValueError: in user code: ValueError: 'logs['penalty']' must also be initialized in the
#   else branch
import tensorflow as tf


@tf.function
def losses(x):
    logs = {}
    if tf.reduce_mean(x) > 0.5:  # expect: TFF133
        logs["penalty"] = tf.reduce_sum(x)
    logs["mean"] = tf.reduce_mean(x)
    return logs


try:
    print(losses(tf.constant([1.0, 2.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
