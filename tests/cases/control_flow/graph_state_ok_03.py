# Dtype decides.
# observed: 2 2.0
import tensorflow as tf

@tf.function
def f(x):
    if x.dtype.is_integer:
        scale = 2
    else:
        scale = 2.0
    return x * scale

print(f(tf.constant(1)).numpy(), f(tf.constant(1.0)).numpy())
