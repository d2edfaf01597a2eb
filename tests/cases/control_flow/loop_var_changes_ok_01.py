# Counter stays int, floats stay floats.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(xs):
    n = 0
    s = 0.0
    for x in xs:
        n += 1
        s += x * 2
    return s / tf.cast(n, tf.float32)

print(f(tf.constant([1.0, 2.0])).numpy())
