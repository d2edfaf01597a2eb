# None before a tensor loop and asked for in it: the maximum of negative numbers starts at zero.
# observed: 0.0
# eager: -1.0
import tensorflow as tf


@tf.function
def best(xs):
    top = None
    for x in xs:
        if top is None:  # expect: TFF135
            top = x
        else:
            top = tf.maximum(top, x)
    return top


print(best(tf.constant([-3.0, -1.0])).numpy())
