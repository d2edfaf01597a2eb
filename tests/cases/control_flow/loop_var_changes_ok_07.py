# Int that is not read again.
# observed: 1.5
import tensorflow as tf

@tf.function
def f(xs):
    t = 0
    s = 0.0
    for x in xs:
        t = x * 0.5
        s += t
    return s

print(f(tf.constant([1.0, 2.0])).numpy())
