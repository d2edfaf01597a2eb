# Both paths of a tensor condition return.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/intro.md)
# observed: 3 3
import tensorflow as tf

def magnitude(x):
    if x > 0:
        return x
    return -x

graph_magnitude = tf.function(magnitude, autograph=True)
print(magnitude(3), graph_magnitude(tf.constant(-3)).numpy())
