# The tape stands in the unbounded loop and not around it.
# observed: 162.0
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    while tf.reduce_sum(x) < 100.0:
        with tf.GradientTape() as tape:
            tape.watch(x)
            y = x * x
        x = x + tape.gradient(y, x)
    return x
print(float(f(tf.constant(2.0))))
