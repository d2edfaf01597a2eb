# The gradient of a TensorArray that grows ends the process.
# observed: ends with SIGABRT
# eager: 12.0
import tensorflow as tf


@tf.function(jit_compile=True)
def energy(x):
    out = tf.TensorArray(tf.float32, size=0, dynamic_size=True)  # expect: TFF164
    for i in tf.range(3):
        out = out.write(i, x * x)
    return tf.reduce_sum(out.stack())


x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = energy(x)  # expect: TFF169
print(tape.gradient(y, x).numpy())
