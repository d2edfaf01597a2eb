# A while loop that only adds what stays the same keeps nothing for its gradient (twin of bad_04).
# observed: 3.0
import tensorflow as tf


@tf.function(jit_compile=True)
def g(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x
        i = 0
        while i < tf.cast(x, tf.int32):
            i += 1
            y += x
    return tape.gradient(y, x)
print(float(g(tf.constant(2.0))))
