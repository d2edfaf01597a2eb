# tf.concat takes them; NumPy may join what is known of their shapes.
# observed: [1. 1. 1.]
import numpy as np
import tensorflow as tf

weights = [tf.Variable([1.0, 2.0]), tf.Variable([[3.0]])]


@tf.function
def flat_gradient(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum([tf.reduce_sum(w * x) for w in weights])
    gradients = tape.gradient(loss, weights)
    sizes = np.array([int(np.prod(w.shape)) for w in weights])
    return tf.concat([tf.reshape(g, [-1]) for g in gradients], 0) / float(np.sum(sizes))


print(flat_gradient(tf.constant(3.0)).numpy())
