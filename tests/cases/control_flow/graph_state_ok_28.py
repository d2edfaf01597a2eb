# Matmul and reductions with axes.
# observed: [1.732]
import tensorflow as tf

@tf.function
def f(a):
    v = tf.ones([3, 1])
    n = tf.constant(1.0)
    for _ in tf.range(5):
        v = tf.matmul(a, v)
        n = tf.norm(v)
        v = v / n
    return tf.reduce_sum(v, axis=0)

print(f(tf.eye(3)).numpy().round(3))
