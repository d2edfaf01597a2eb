# Tensor if in inner function.
# observed: 10.0
import tensorflow as tf

@tf.function
def f(x):
    def inner(v):
        if v > 0.0:
            return v
        return -v
    y = inner(x)
    return y + inner(x - 10.0)

print(f(tf.constant(1.0)).numpy())
