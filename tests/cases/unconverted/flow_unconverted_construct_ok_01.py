# Walrus without tensor flow.
# observed: tf.Tensor([2.], shape=(1,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x, names=("a", "b")):
    if (n := len(names)) > 1:
        x = x * float(n)
    return x


print(f(tf.constant([1.0])))
