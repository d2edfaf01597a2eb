# Python if around tensor if.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x, training=True):
    if training:
        if tf.reduce_mean(x) > 0.0:  # expect: TFF132
            return x * 2.0
    return x

print(f(tf.constant([1.0])).numpy())
