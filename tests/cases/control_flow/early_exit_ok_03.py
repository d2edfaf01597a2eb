# Unconditional return in a tensor loop.
# observed: 2.0
import tensorflow as tf

@tf.function
def first(xs):
    for x in xs:
        return x * 2.0
    return tf.constant(0.0)

print(first(tf.constant([1.0, 2.0])).numpy())
