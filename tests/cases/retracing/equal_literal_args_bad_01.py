# An int flag, then a bool: the branch of the int is taken.
# observed: 3.0 | 3.0
# eager: 3.0 | -3.0
import tensorflow as tf


@tf.function
def scale(x, k):
    if isinstance(k, bool):
        return -x
    return x * float(k)


print(scale(tf.constant(3.0), 1).numpy())
print(scale(tf.constant(3.0), True).numpy())  # expect: TFF112
