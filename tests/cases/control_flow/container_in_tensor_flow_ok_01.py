# Never read.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(xs):
    trace = []
    s = 0.0
    for x in xs:
        trace.append("x")
        s += x
    return s

print(f(tf.constant([1.0, 2.0])).numpy())
