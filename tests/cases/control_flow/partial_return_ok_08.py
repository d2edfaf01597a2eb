# The same with a return at the end of the Python branch.
# observed: 1.0
import tensorflow as tf

@tf.function
def f(x, clip=True):
    if clip:
        if x > 1.0:
            return x * 0.0 + 1.0
        x = x * 2.0
        return x
    return -x


print(f(tf.constant(2.0)).numpy())
