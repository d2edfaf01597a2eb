# Key by a name from before.
# observed: 2.0
import tensorflow as tf

@tf.function
def f(x, key="loss"):
    logs = {"loss": 1.0}
    if x > 0.0:
        logs[key] = x * 2.0
    return logs["loss"]

print(f(tf.constant(1.0)).numpy())
