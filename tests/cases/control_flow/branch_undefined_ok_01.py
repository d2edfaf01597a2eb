# Bound before by for and with.
# observed: [1.]
import tensorflow as tf

@tf.function
def f(x):
    for k in range(2):
        y = x * float(k)
    if tf.reduce_sum(x) > 0.0:
        y = x
    return y

print(f(tf.constant([1.0])).numpy())
