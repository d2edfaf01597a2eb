# Chained comparison and any.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x):
    inside = 0.0 < x < 1.0
    if inside:  # expect: TFF132
        return x
    x = x - 1.0

print(f(tf.constant(0.5)))
