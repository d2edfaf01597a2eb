# A concrete function keeps the layer of its closure.
# observed: [[2.]]

import tensorflow as tf


def make_head():
    dense = tf.keras.layers.Dense(1, kernel_initializer="ones")
    dense.build((None, 2))
    head = tf.function(lambda x: dense(x))
    return head.get_concrete_function(tf.TensorSpec([None, 2]))


try:
    print(make_head()(tf.ones([1, 2])).numpy())
except Exception as err:
    print("error:", type(err).__name__, err)
