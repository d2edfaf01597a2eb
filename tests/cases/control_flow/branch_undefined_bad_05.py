# Nested in elif without else.
# observed: ends with ValueError: 'a' must also be initialized in the else branch
import tensorflow as tf

@tf.function
def f(x, y):
    if x > 0.0:
        a, b = x, y
    else:
        if y > 0.0:  # expect: TFF133
            a, b = y, x
    return a - b

print(f(tf.constant(1.0), tf.constant(2.0)).numpy())
