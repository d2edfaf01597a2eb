# Comprehension and lambda names.
# observed: [6.]
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        v = x[0]
        x = x + v
    return tf.add_n([v for v in [x, x]]) + (lambda v: v)(x)

print(f(tf.constant([1.0])).numpy())
