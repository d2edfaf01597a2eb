# Read by an inner function.
# observed: ends with ValueError: 'offset' must also be initialized in the else branch
import tensorflow as tf

@tf.function
def f(x):
    if tf.reduce_sum(x) > 0.0:  # expect: TFF133
        offset = tf.constant(1.0)
    def shift(v):
        return v + offset
    return shift(x)

print(f(tf.constant([1.0])).numpy())
