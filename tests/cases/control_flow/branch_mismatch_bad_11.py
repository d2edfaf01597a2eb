# Functions defined in both branches.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   zero or more Tensors or ExtensionTypes or None values;...
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:  # expect: TFF130
        def act(v):
            return v * 2.0
    else:
        def act(v):
            return v * 3.0
    return act(x)

print(f(tf.constant([1.0])).numpy())
