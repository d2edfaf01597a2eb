# A loop that counts integers, or adds what does not change, leaves nothing for the backward pass (twin of bad_04).
# observed: 9.0
import tensorflow as tf


@tf.function(jit_compile=True)
def scaled(x):
    n = 0
    y = 0.0
    for i in tf.range(3):
        n += i
        y += x
    return y * tf.cast(n, tf.float32)


x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = scaled(x)
print(tape.gradient(y, x).numpy())
