# numpy() in init_scope is legal: it runs eagerly.
# source: https://www.tensorflow.org/api_docs/python/tf/init_scope
# observed: 6.0
import tensorflow as tf

@tf.function
def f(x):
    with tf.init_scope():
        base = tf.constant(2.0).numpy()
    return x * base

print(f(tf.constant(3.0)).numpy())
