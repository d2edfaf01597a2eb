# With that returns in both.
# observed: 1.0
import tensorflow as tf

@tf.function
def f(x):
    with tf.name_scope("a"):
        if x > 0.0:
            return x
        with tf.name_scope("b"):
            return -x

print(f(tf.constant(-1.0)).numpy())
