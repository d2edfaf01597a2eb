# Function objects under python flag, result chosen with cond.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x, act=None):
    if act is None:
        act = tf.nn.relu
    return tf.cond(tf.reduce_sum(x) > 0.0, lambda: act(x), lambda: tf.nn.tanh(x))

print(f(tf.constant([1.0])).numpy())
