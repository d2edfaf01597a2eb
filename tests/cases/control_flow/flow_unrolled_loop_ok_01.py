# Tf range.
# observed: 19 ops tf.Tensor([0.5773503 0.5773503 0.5773503], shape=(3,), dtype=float32)
import tensorflow as tf


@tf.function
def power_iteration(mat, vec, steps):
    for _ in tf.range(steps):
        vec = tf.linalg.matvec(mat, vec)
        vec = vec / tf.norm(vec)
    return vec


mat, vec = tf.eye(3), tf.ones([3])
graph = power_iteration.get_concrete_function(mat, vec, tf.constant(1000)).graph
print(len(graph.get_operations()), "ops", power_iteration(mat, vec, tf.constant(1000)))
