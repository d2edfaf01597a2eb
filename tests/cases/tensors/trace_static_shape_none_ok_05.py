# None checked first.
# observed: (4, 2)
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
def f(x):
    n = x.shape[0]
    if n is None:
        n = tf.shape(x)[0]
    return tf.zeros([n, 2])


print(f(tf.ones([4, 3])).shape)
