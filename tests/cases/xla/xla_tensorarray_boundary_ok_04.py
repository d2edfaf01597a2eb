# The jitted loop is called outside of the tape, or while the tape doesn't record (twin of bad_02).
# observed: [1.0, 16.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def squares(x):
    return tf.map_fn(lambda v: v * v, x)


x = tf.Variable([1.0, 2.0])
before = squares(x)
with tf.GradientTape() as tape:
    with tape.stop_recording():
        scale = squares(x)
    y = tf.reduce_sum(x * scale * before)
print(tape.gradient(y, x).numpy().tolist())
