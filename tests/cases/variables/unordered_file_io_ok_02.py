# Write and read stand in the two branches of one if.
# observed: b'b' | b'b'
import tensorflow as tf


@tf.function
def f(path, t, write):
    if write:
        tf.io.write_file(path, t)
        r = t
    else:
        r = tf.io.read_file(path)
    return r


print(f(tf.constant("y"), tf.constant("b"), True).numpy())
print(f(tf.constant("y"), tf.constant("b"), False).numpy())
