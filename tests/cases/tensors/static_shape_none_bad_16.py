# How many elements a mask keeps is not known when traced.
# observed: ValueError ValueError: None values not supported.
# eager: tf.Tensor(2.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    kept = tf.boolean_mask(x, x > 1.0)
    return tf.reduce_sum(kept) / kept.shape[0]  # expect: TFF155


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
