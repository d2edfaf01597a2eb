# Dataset concat grows.
# observed: [0. 1. 2.]
import tensorflow as tf

@tf.function
def f(ds):
    out = tf.zeros([0])
    for v in ds:
        out = tf.concat([out, [tf.cast(v, tf.float32)]], 0)
    return out

print(f(tf.data.Dataset.range(3)).numpy())
