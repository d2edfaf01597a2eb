# NumPy joins a list of symbolic tensors that a comprehension makes.
# observed: ends with NotImplementedError: Cannot convert a symbolic tf.Tensor (Reshape:0) to...
import numpy as np
import tensorflow as tf

weights = [tf.Variable([1.0, 2.0]), tf.Variable([[3.0]])]


@tf.function
def flat_gradient(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum([tf.reduce_sum(w * x) for w in weights])
    gradients = tape.gradient(loss, weights)
    return np.hstack([tf.reshape(g, [-1]) for g in gradients])  # expect: TFF152


print(flat_gradient(tf.constant(2.0)))
