# A TensorArray of full size is right under XLA.
# observed: [1. 4. 9.]
import tensorflow as tf


@tf.function(jit_compile=True)
def squares(x):
    ta = tf.TensorArray(tf.float32, size=3)
    for i in tf.range(3):
        ta = ta.write(i, x[i] ** 2)
    return ta.stack()


print(squares(tf.constant([1.0, 2.0, 3.0])).numpy())
