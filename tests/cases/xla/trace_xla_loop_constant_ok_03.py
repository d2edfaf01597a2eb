# The gradient through a loop over tf.range is fine inside of the jitted function.
# observed: [8. 8.]
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x
        for _ in tf.range(3):
            y = y * 2.0
    return tape.gradient(y, x)


print(f(tf.constant([1.0, 2.0])).numpy())
