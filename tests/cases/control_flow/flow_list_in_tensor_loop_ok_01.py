# Tensor array.
# observed: tf.Tensor([2. 4. 8.], shape=(3,), dtype=float32)
import tensorflow as tf


@tf.function
def rollout(x, n):
    outputs = tf.TensorArray(tf.float32, size=n)
    for i in tf.range(n):
        x = x * 2.0
        outputs = outputs.write(i, x)
    return outputs.stack()


print(rollout(tf.constant(1.0), tf.constant(3)))
