# What is computed of a masked tensor element by element has its size; so has what is gathered by `tf.where`.
# observed: 1.0 5.44 1.0 1.0
# eager: 3.0 40.17 3.0 3.0
import tensorflow as tf


@tf.function(jit_compile=True)
def last_positive(x):
    where = tf.where(x > 0.0)[:, 0]
    return tf.gather(x, where)[-1]  # expect: TFF161


@tf.function(jit_compile=True)
def last_scaled(x):
    kept = tf.boolean_mask(x, x > 0.0)
    kept = tf.exp(tf.cast(kept, tf.float32)) * 2.0
    return kept[-1]  # expect: TFF161


@tf.function(jit_compile=True)
def largest(x):
    return tf.sort(x[x > 0.0])[-1]  # expect: TFF161


@tf.function(jit_compile=True)
def last_row(x):
    rows = tf.boolean_mask(tf.stack([x, x], 1), x > 0.0)
    return rows[-1, 0]  # expect: TFF161


x = tf.constant([1.0, -1.0, 3.0, -1.0])
print(float(last_positive(x)), round(float(last_scaled(x)), 2), float(largest(x)), float(last_row(x)))
