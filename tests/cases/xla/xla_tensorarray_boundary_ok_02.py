# Both functions are jitted, the tape is in the outer one (twin of bad_10).
# observed: [6.0, 3.0, 2.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def product(x):
    y = tf.constant(1.0)
    for v in x:
        y = y * v
    return y


@tf.function(jit_compile=True)
def gradient(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = product(x)
    return tape.gradient(y, x)


print(gradient(tf.constant([1.0, 2.0, 3.0])).numpy().tolist())
