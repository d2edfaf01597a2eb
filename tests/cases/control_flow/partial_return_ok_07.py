# Returns in a helper used under tf.cond lambda.
# observed: 2.0
import tensorflow as tf

def choose(x):
    if x > 1.0:
        return x
    return -x

@tf.function
def f(x):
    return tf.cond(x > 0.0, lambda: choose(x), lambda: x)

print(f(tf.constant(2.0)).numpy())
