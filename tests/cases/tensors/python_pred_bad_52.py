# A comparison of static shapes is a Python bool, too.
# observed: ends with TypeError: ('pred must not be a Python bool', True)...
import tensorflow as tf


@tf.function
def head(x):
    return tf.cond(pred=x.shape[0] > 2, true_fn=lambda: x[:2], false_fn=lambda: x)  # expect: TFF150


print(head(tf.constant([1.0, 2.0, 3.0])).numpy())
