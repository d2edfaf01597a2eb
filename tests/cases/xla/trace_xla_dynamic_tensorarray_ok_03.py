# Without jit_compile a TensorArray may grow.
# observed: [1. 4. 9.]
import tensorflow as tf


@tf.function
def squares(x):
    ta = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
    for i in tf.range(3):
        ta = ta.write(i, x[i] ** 2)
    return ta.stack()


print(squares(tf.constant([1.0, 2.0, 3.0])).numpy())
