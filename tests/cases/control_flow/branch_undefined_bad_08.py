# Logs dict filled under a tensor condition.
# observed: ends with ValueError: 'logs['overflow']' must also be initialized in the else branch
import tensorflow as tf

@tf.function
def metrics(y, p):
    logs = {"mae": tf.reduce_mean(tf.abs(y - p))}
    if tf.reduce_max(p) > 1.0:  # expect: TFF133
        logs["overflow"] = tf.reduce_max(p)
    return logs["mae"]

print(metrics(tf.constant([1.0]), tf.constant([0.5])).numpy())
