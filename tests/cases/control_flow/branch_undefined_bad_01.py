# Two ifs on one condition.
# observed: ends with ValueError: 'extra' must also be initialized in the else branch
import tensorflow as tf

@tf.function
def f(x):
    big = tf.reduce_sum(x) > 1.0
    if big:  # expect: TFF133
        extra = tf.reduce_max(x)
    y = x * 2.0
    if big:
        y = y + extra
    return y

print(f(tf.constant([1.0, 2.0])).numpy())
