# The tape stands in the jitted function (twin of bad_01).
# observed: 12.0
import tensorflow as tf


@tf.function(jit_compile=True)
def gradient(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        out = tf.TensorArray(tf.float32, size=3)
        for i in tf.range(3):
            out = out.write(i, x * x)
        y = tf.reduce_sum(out.stack())
    return tape.gradient(y, x)


print(gradient(tf.constant(2.0)).numpy())
