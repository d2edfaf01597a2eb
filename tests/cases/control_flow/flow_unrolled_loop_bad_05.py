# Range len tensor.
# observed: 1506 ops: len() of a statically shaped tensor is a Python int
import tensorflow as tf
from tensorflow import function


@function
def running_max(xs):
    best = xs[0]
    for i in range(len(xs)):  # expect: TFF131
        best = tf.maximum(best, xs[i])
    return best


graph = running_max.get_concrete_function(tf.zeros([300])).graph
print(len(graph.get_operations()), "ops: len() of a statically shaped tensor is a Python int")
