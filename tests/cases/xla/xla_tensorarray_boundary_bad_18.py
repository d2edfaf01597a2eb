# The jitted function is called by a helper, which the tape records.
# observed: ends with UnimplementedError: Support for TensorList crossing the XLA/TF boundary is not
#   i...
# eager: 1.0
import tensorflow as tf


w = tf.Variable(2.0)
@tf.function(jit_compile=True)
def f(x):
    return tf.foldl(lambda a, b: a * w + b, x)
def loss(x):
    return f(x) + 1.0  # expect: TFF169
with tf.GradientTape() as tape:
    value = loss(tf.constant([1.0, 2.0]))
print(float(tape.gradient(value, w)))
