# One lambda on its line is converted.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: 3 4
import tensorflow as tf

absolute = lambda x: x if x > 0 else -x
graph_abs = tf.function(absolute)

print(graph_abs(tf.constant(-3)).numpy(), graph_abs(tf.constant(4)).numpy())
