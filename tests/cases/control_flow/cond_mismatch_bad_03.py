# A tuple in one branch, a list in the other.
# observed: TypeError
# eager: [1. 1.]
import tensorflow as tf


@tf.function
def f(x, flip):
    img, box = tf.cond(flip, lambda: (x[::-1], 1.0 - x), lambda: [x, x])  # expect: TFF130
    return img + box


try:
    print(f(tf.ones(2), tf.constant(True)).numpy())
except Exception as e:
    print(type(e).__name__)
