# Python conditions and early return.
# observed: [1.] [2.]
import tensorflow as tf

@tf.function
def f(x, training=False, mask=None):
    if not training:
        return x
    if mask is None:
        return x * 2.0
    if x.shape.rank == 2:
        return x
    return x * mask

print(f(tf.constant([1.0])).numpy(), f(tf.constant([1.0]), True).numpy())
