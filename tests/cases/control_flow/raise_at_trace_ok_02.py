# Isinstance and None.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x, w=None):
    if not isinstance(x, tf.Tensor):
        raise TypeError("x")
    if w is None:
        w = 1.0
    else:
        raise NotImplementedError
    return x * w

print(f(tf.constant([1.0])).numpy())
