# Nested with all returns.
# observed: 1.0
import tensorflow as tf

@tf.function
def f(x, y):
    if x > 0.0:
        if y > 0.0:
            return x
        return y
    else:
        return x + y

print(f(tf.constant(1.0), tf.constant(1.0)).numpy())
