# Large python range.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/common_errors.md)
# observed: nodes 4001
import tensorflow as tf

num_steps = 1000
w = tf.Variable(1.0)

@tf.function
def train():
    for _ in range(num_steps):  # expect: TFF131
        w.assign_sub(0.001 * w)

train()
print("nodes", len(train.get_concrete_function().graph.as_graph_def().node))
