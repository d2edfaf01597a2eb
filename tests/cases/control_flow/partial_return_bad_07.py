# Bare return as a guard.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf
counter = tf.Variable(0)

@tf.function
def maybe_count(x):
    if tf.reduce_sum(x) < 0.0:  # expect: TFF132
        return
    counter.assign_add(1)

maybe_count(tf.constant([1.0]))
print(counter.numpy())
