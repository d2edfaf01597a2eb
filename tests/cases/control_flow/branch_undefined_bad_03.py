# Attribute of a fresh object.
# observed: ends with ValueError: 's.value' must also be initialized in the else branch
import tensorflow as tf

class State:
    pass

@tf.function
def f(x):
    s = State()
    if tf.reduce_sum(x) > 0.0:  # expect: TFF133
        s.value = x * 2.0
    return s.value

print(f(tf.constant([1.0])).numpy())
