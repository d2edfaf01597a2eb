# A tensor and a Python number of its dtype from the two branches.
# source: https://www.tensorflow.org/guide/intro_to_graphs#converting_python_functions_to_graphs
# observed: 1 0
import tensorflow as tf

def simple_relu(x):
    if tf.greater(x, 0):
        return x
    else:
        return 0

graph_relu = tf.function(simple_relu)
print(int(graph_relu(tf.constant(1))), int(graph_relu(tf.constant(-1))))
