# Neither inside nor outside does XLA record an unbounded loop for a tape.
# observed: ends with InvalidArgumentError: Stack trace for op definition:
# eager: 1024.0
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    while tf.reduce_sum(x) < 100.0:  # expect: TFF165
        x = x * x
    return x
x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = f(x)
print(float(tape.gradient(y, x)))
