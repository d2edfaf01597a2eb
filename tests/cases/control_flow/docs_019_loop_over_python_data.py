# Loop over python data.
# source: https://www.tensorflow.org/guide/function#looping_over_python_data
# observed: 3 rows -> 11 nodes | 100 rows -> 302 nodes
import tensorflow as tf

@tf.function
def fit(rows):
    loss = tf.constant(0)
    for x, y in rows:  # expect: TFF131
        loss += tf.abs(y - x)
    return loss

for rows in ([(1, 2)] * 3, [(1, 2)] * 100):
    graph = fit.get_concrete_function(rows).graph
    print(len(rows), "rows ->", len(graph.as_graph_def().node), "nodes")
