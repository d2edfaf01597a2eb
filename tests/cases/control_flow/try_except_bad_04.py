# Bare except around a raise.
# observed: [-1.]
import tensorflow as tf

@tf.function
def f(x):
    try:
        if tf.reduce_sum(x) < 0.0:
            raise ValueError("negative")  # expect: TFF137
        y = x
    except:  # expect: TFF138
        y = -x
    return y

print(f(tf.constant([1.0])).numpy())
