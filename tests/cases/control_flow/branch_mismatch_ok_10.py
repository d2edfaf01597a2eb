# Config branches with python values.
# observed: [[0. 0.] | [0. 0.]]
import tensorflow as tf

@tf.function
def block(x, norm="batch", activation=None, training=False):
    if norm == "batch":
        shift = tf.reduce_mean(x, 0)
    elif norm == "none":
        shift = 0
    else:
        raise ValueError(norm)
    x = x - shift
    if activation is not None:
        x = activation(x)
    if training:
        x = tf.nn.dropout(x, 0.5)
    return x

print(block(tf.ones([2, 2])).numpy())
