# Tensor condition, None only for the python path.
# observed: [1.] [5.]
import tensorflow as tf

@tf.function
def f(x, bias=None):
    out = x
    if bias is not None:
        if tf.reduce_sum(bias) > 0.0:
            out = x + bias
    extra = None if bias is None else tf.reduce_sum(bias)
    return out if extra is None else out + extra

print(f(tf.constant([1.0])).numpy(), f(tf.constant([1.0]), tf.constant([2.0])).numpy())
