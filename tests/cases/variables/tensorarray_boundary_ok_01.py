# The TensorArray is made inside: the twin of bad_01.
# observed: [1.0, 4.0, 9.0]
import tensorflow as tf


@tf.function
def squares(x):
    out = tf.TensorArray(tf.float32, size=3)
    for i in tf.range(3):
        out = out.write(i, x[i] ** 2)
    return out.stack()


print(squares(tf.constant([1.0, 2.0, 3.0])).numpy().tolist())
