# Guard chain.
# observed: 2.0 9.0
import tensorflow as tf

@tf.function
def f(x):
    if x > 2.0:
        return x * 3.0
    if x > 1.0:
        return x * 2.0
    y = x + 1.0
    if y > 1.5:
        return y
    return -y

print(f(tf.constant(1.0)).numpy(), f(tf.constant(3.0)).numpy())
