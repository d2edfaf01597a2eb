# Function chosen by a flag and used under a tensor if.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x, gelu=False):
    act = tf.nn.gelu if gelu else tf.nn.relu
    if tf.reduce_sum(x) > 0.0:
        x = act(x)
    return x

print(f(tf.constant([1.0])).numpy())
