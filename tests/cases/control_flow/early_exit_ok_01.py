# Continue in a python loop.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(xs):
    total = tf.constant(0.0)
    for i in range(3):
        if xs[i] < 0.0:
            continue
        total += xs[i]
    return total

print(f(tf.constant([1.0, -1.0, 2.0])).numpy())
