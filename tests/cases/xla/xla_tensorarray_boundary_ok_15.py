# The same loops and the tape outside, without jit_compile (twin of bad_01, bad_04 and bad_11).
# observed: 18.0
import tensorflow as tf


@tf.function
def energy(x):
    out = tf.TensorArray(tf.float32, size=3, clear_after_read=False)
    y = 1.0
    for i in tf.range(3):
        y = y * x
        out = out.write(i, y)
    return tf.reduce_sum(out.stack()) + out.read(0)


x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = energy(x)
print(tape.gradient(y, x).numpy())
