# Numpy array.
# observed: 2404 ops
import numpy as np
import tensorflow as tf
ALPHAS = np.linspace(0.0, 1.0, 400).astype("float32")


@tf.function
def blend(a, b):
    total = tf.zeros_like(a)
    for alpha in ALPHAS:  # expect: TFF131
        total += (1.0 - alpha) * a + alpha * b
    return total


graph = blend.get_concrete_function(tf.ones([4]), tf.zeros([4])).graph
print(len(graph.get_operations()), "ops")
