# Layer chosen in a branch.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   zero or more Tensors or ExtensionTypes or None values;...
import tensorflow as tf

a, b = tf.keras.layers.Dense(2), tf.keras.layers.Dense(2)
a.build([None, 2]); b.build([None, 2])

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:  # expect: TFF130
        layer = a
    else:
        layer = b
    return tf.shape(layer(x))

print(f(tf.ones([1, 2])).numpy())
