# A tape outside: the gradient goes through the TensorArray inside.
# observed: 12.0
import tensorflow as tf


@tf.function
def energy(x):
    out = tf.TensorArray(tf.float32, size=2)
    for i in tf.range(2):
        out = out.write(i, x * x)
    return tf.reduce_sum(out.stack())


x = tf.Variable(3.0)
with tf.GradientTape() as tape:
    y = energy(x)
print(tape.gradient(y, x).numpy())
