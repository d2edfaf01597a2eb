# A lookup table that does not change may be made in the function.
# observed: 1 -1
import tensorflow as tf


@tf.function
def f(k):
    t = tf.lookup.StaticHashTable(tf.lookup.KeyValueTensorInitializer(tf.constant(["a"]), tf.constant([1])), -1)
    return t.lookup(k)


print(f(tf.constant("a")).numpy(), f(tf.constant("b")).numpy())
