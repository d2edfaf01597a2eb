# The stacked tensor is returned, in a dict (twin of bad_10).
# observed: [1.0, 2.0] 2
import tensorflow as tf


@tf.function
def roll_out(x):
    states = tf.TensorArray(tf.float32, size=2)
    states = states.write(0, x).write(1, x * 2.0)
    return {"states": states.stack(), "steps": states.size()}


result = roll_out(tf.constant(1.0))
print(result["states"].numpy().tolist(), result["steps"].numpy())
