# Range python arg.
# observed: 500 steps: 5003 ops
import tensorflow as tf


@tf.function
def power_iteration(mat, vec, steps):
    for _ in range(steps):  # expect: TFF131
        vec = tf.linalg.matvec(mat, vec)
        vec = vec / tf.norm(vec)
    return vec


mat, vec = tf.eye(3), tf.ones([3])
graph = power_iteration.get_concrete_function(mat, vec, 500).graph
print("500 steps:", len(graph.get_operations()), "ops")
