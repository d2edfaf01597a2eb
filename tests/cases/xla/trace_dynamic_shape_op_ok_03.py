# A jitted function returns masked and gathered tensors of any length.
# observed: [[1.0, 3.0], [1.0, 3.0], [2.0, 6.0]]
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    return tf.boolean_mask(x, x > 0), tf.gather(x, tf.where(x > 0)[:, 0]), x[x > 0] * 2.0


print([v.numpy().tolist() for v in f(tf.constant([1.0, -2.0, 3.0]))])
