# Inside try.
# observed: ends with ValueError: the else branch must also have a return statement.
import tensorflow as tf

@tf.function
def f(x):
    try:
        if tf.reduce_sum(x) > 0.0:  # expect: TFF132
            return x
    finally:
        pass
    return -x

print(f(tf.constant([1.0])).numpy())
