# Structures of one form.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        parts = [x[:1], x[1:]]
    else:
        parts = [x, x]
    return parts[0]

print(f(tf.constant([1.0, 2.0])).numpy())
