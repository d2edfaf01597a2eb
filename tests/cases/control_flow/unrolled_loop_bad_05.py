# Enumerate and zip.
# observed: 780.0
import tensorflow as tf
A = list(range(40))

@tf.function
def f(x):
    for i, a in enumerate(A):  # expect: TFF131
        x = x + tf.cast(a, tf.float32)
    return x

print(f(tf.constant(0.0)).numpy())
