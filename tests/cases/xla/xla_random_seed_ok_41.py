# Without a seed there is nothing for XLA to ignore: unseeded dropout, and a seed beside it in code that is not compiled.
# observed: (3,) (3,) True
import tensorflow as tf


@tf.function(jit_compile=True)
def dropped(x):
    return tf.nn.dropout(x, 0.5) + tf.random.normal([3], seed=None)


@tf.function
def seeded(x):
    return x + tf.random.uniform([3], seed=7)


x = tf.ones([3])
print(dropped(x).shape, seeded(x).shape, bool(tf.reduce_all(seeded(x) >= x)))
