# Reassigned.
# observed: tf.Tensor([1. 4. 9.], shape=(3,), dtype=float32)
import tensorflow as tf


@tf.function
def squares(xs):
    out = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
    for i in tf.range(tf.size(xs)):
        out = out.write(i, xs[i] ** 2)
    return out.stack()


print(squares(tf.constant([1.0, 2.0, 3.0])))
