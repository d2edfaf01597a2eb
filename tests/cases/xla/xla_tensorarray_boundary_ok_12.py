# tf.vectorized_map, cumulative operations and a tensor branch make no loop (twin of bad_02).
# observed: [80.0, 80.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def mixed(x):
    y = tf.reduce_sum(tf.vectorized_map(lambda v: v * v, x)) + tf.reduce_sum(tf.math.cumprod(x))
    if y > 1.0:
        y = y * y
    return y


x = tf.Variable([1.0, 2.0])
with tf.GradientTape() as tape:
    y = mixed(x)
print(tape.gradient(y, x).numpy().tolist())
