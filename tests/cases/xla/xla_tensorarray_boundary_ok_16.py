# The jitted loop gets a constant; only what follows it is recorded (twin of bad_18).
# observed: 24.0
import tensorflow as tf


w = tf.Variable(2.0)
@tf.function(jit_compile=True)
def f(x):
    y = x
    for _ in tf.range(3):
        y = y * 2.0
    return y
with tf.GradientTape() as tape:
    value = f(tf.constant(3.0)) * w
print(float(tape.gradient(value, w)))
