# Code behind tf.executing_eagerly() or not tf.inside_function() is not traced.
# observed: eager value 5.0 | 2.0 5.0 []
import tensorflow as tf

shapes = []


def debug(x):
    if tf.executing_eagerly():
        print("eager value", x.numpy())
    return x


@tf.function
def model(x):
    with tf.init_scope():
        # lifted out of the graph: eager, so this .numpy() is legal
        offset = tf.constant(1.0)
        shift = float(offset.numpy())
    y = debug(x) + shift
    if not tf.inside_function():
        shapes.append(y.shape)
    return y


print(model(tf.constant(1.0)).numpy(), debug(tf.constant(5.0)).numpy(), shapes)
