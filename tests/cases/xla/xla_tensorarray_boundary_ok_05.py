# Nothing that the tape watches goes into the jitted loop (twin of bad_04).
# observed: 64.0
import tensorflow as tf

scale = tf.Variable(3.0)
fixed = tf.Variable(2.0, trainable=False)


@tf.function(jit_compile=True)
def cube(x):
    y = 1.0
    for _ in tf.range(3):
        y = y * x * fixed
    return y


with tf.GradientTape() as tape:
    y = scale * cube(tf.constant(2.0))
print(tape.gradient(y, scale).numpy())
