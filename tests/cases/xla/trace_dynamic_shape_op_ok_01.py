# Mean, maximum and size of a masked tensor are right under XLA.
# observed: [2.0, 3.0, 2]
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    kept = tf.boolean_mask(x, x > 0)
    return tf.reduce_mean(kept), tf.reduce_max(kept), tf.size(tf.where(x > 0))


print([v.numpy().item() for v in f(tf.constant([1.0, -2.0, 3.0]))])
