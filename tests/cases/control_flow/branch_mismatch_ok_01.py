# Not read later.
# observed: [2.]
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:
        tmp = 1
        x = x + float(tmp)
    else:
        tmp = 0.5
        x = x - tmp
    return x

print(f(tf.constant([1.0])).numpy())
