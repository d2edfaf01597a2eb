# Dict filled by a helper.
# observed: 1.0
import tensorflow as tf

def fill(logs):
    logs["penalty"] = tf.constant(0.0)

@tf.function
def f(x):
    logs = {}
    fill(logs)
    if tf.reduce_sum(x) > 0.0:
        logs["penalty"] = tf.reduce_sum(x)
    return logs["penalty"]

print(f(tf.constant([1.0])).numpy())
