# Python scalar argument.
# observed: 1.0 2.0
import tensorflow as tf

@tf.function
def f(x, n):
    if n > 2:
        y = x
    elif n > 1:
        return x * 2.0
    else:
        raise ValueError(n)
    return y

print(f(tf.constant(1.0), 3).numpy(), f(tf.constant(1.0), 2).numpy())
