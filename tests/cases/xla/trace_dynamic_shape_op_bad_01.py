# cumsum of a masked tensor is empty under XLA.
# observed: xla [] eager [1. 4.]
import tensorflow as tf


@tf.function(jit_compile=True)
def f(x):
    kept = tf.boolean_mask(x, x > 0)
    return tf.cumsum(kept)  # expect: TFF161


x = tf.constant([1.0, -2.0, 3.0])
print("xla", f(x).numpy(), "eager", f.python_function(x).numpy())
