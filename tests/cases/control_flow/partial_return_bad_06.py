# Else only.
# observed: ends with ValueError: the main branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x):
    with tf.name_scope("s"):
        if x > 0.0:  # expect: TFF132
            x = x + 1.0
        else:
            return x
    return x * 2.0

print(f(tf.constant(1.0)).numpy())
