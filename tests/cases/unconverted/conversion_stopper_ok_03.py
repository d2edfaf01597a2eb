# An annotation without a value whose name is bound before the tensor branch, or not read after it.
# observed: -3 | -4.0
import tensorflow as tf

@tf.function
def f(x, flip=True):
    y: tf.Tensor
    z: tf.Tensor
    if flip:
        y = -x
    else:
        y = x
    if x > 0.0:
        y = y * 2.0
        z = y + 1.0
        tf.print(z)
    return y


print(f(tf.constant(2.0)).numpy())
