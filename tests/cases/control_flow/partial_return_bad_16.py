# A tensor branch returns inside a Python branch, the rest follows behind both.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x, clip=True):
    if clip:
        if x > 1.0:  # expect: TFF132
            return x * 0.0 + 1.0
        x = x * 2.0
    return x


print(f(tf.constant(2.0)).numpy())
