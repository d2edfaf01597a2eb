# Sinkhorn with a default argument.
# observed: [1. 1.]
import tensorflow as tf

@tf.function
def sinkhorn(k, iterations=64):
    v = tf.ones([2])
    for _ in range(iterations):  # expect: TFF131
        u = 1.0 / tf.linalg.matvec(k, v)
        v = 1.0 / tf.linalg.matvec(k, u, transpose_a=True)
    return v

print(sinkhorn(tf.ones([2, 2])).numpy())
