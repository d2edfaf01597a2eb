# Nested if then return outside.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x, y):
    if x > 0.0:
        if y > 0.0:  # expect: TFF132
            return x
    return y

print(f(tf.constant(1.0), tf.constant(1.0)).numpy())
