# Tuple grows in a while.
# observed: ends with TypeError: (., .)
import tensorflow as tf

@tf.function
def f(x):
    path = (x,)
    while x < 10.0:
        x = x * 2.0
        path = path + (x,)  # expect: TFF135
    return path[0]

print(f(tf.constant(1.0)).numpy())
