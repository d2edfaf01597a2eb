# Python loop.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def first(xs):
    for i in range(3):
        if xs[i] > 1.0:  # expect: TFF132
            return xs[i]
    return tf.constant(0.0)

print(first(tf.constant([2.0, 2.0, 3.0])).numpy())
