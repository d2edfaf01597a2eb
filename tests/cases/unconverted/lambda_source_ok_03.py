# Two lambdas on one line of a traced function are converted together with it.
# observed: 6.0
import tensorflow as tf

@tf.function
def f(x):
    y = tf.cond(x > 0.0, lambda: x if x > 1.0 else -x, lambda: -x if x < -1.0 else x)
    pair = [lambda v: v if v > 0.0 else -v, lambda v: v * 2.0]
    return pair[0](y) + pair[1](y)


print(f(tf.constant(-2.0)).numpy())
