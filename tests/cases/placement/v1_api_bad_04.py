# Names that are gone: tf.log, tf.to_float, tf.random_normal.
# observed: ends with AttributeError: module 'tensorflow' has no attribute 'to_float'
import tensorflow as tf


@tf.function
def f(x):
    y = tf.to_float(x)  # expect: TFF175
    return tf.log(y) + tf.random_normal([1])  # expect: TFF175, TFF175


print(f(tf.constant([1])))
