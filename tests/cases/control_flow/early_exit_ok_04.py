# Both branches return in a tensor loop.
# observed: 1.0
import tensorflow as tf

@tf.function
def f(xs):
    for x in xs:
        if x > 0.0:
            return x
        else:
            return -x
    return tf.constant(0.0)

print(f(tf.constant([-1.0, 2.0])).numpy())
