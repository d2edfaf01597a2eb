# One function of tf.cond gives a float, the other an int.
# observed: TypeError
# eager: 1.0
import tensorflow as tf


@tf.function
def f(x):
    return tf.cond(tf.reduce_sum(x) > 0, lambda: tf.reduce_mean(x), lambda: 0)  # expect: TFF130


try:
    print(f(tf.constant([1.0])).numpy())
except Exception as e:
    print(type(e).__name__)
