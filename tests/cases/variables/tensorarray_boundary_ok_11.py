# The eager loop keeps the TensorArray; the traced function gives the value (twin of bad_03).
# observed: [2.0, 4.0]
import tensorflow as tf


@tf.function
def doubled(x):
    return x * 2.0


log = tf.TensorArray(tf.float32, size=2)
for i, value in enumerate(tf.constant([1.0, 2.0])):
    log = log.write(i, doubled(value))
print(log.stack().numpy().tolist())
