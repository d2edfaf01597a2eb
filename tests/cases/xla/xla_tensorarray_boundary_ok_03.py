# A Python loop is unrolled: writes and stack alone need no list in the backward pass (twin of bad_01).
# observed: 96.0
import tensorflow as tf


@tf.function(jit_compile=True)
def energy(x):
    out = tf.TensorArray(tf.float32, size=3)
    for i in range(3):
        out = out.write(i, x * x)
    return tf.reduce_sum(tf.square(out.stack()))


x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = energy(x)
print(tape.gradient(y, x).numpy())
