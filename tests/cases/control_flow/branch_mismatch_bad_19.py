# Tuple against list.
# observed: ends with TypeError: [., .]
import tensorflow as tf

@tf.function
def f(x):
    if x[0] > 0.0:  # expect: TFF130
        pair = (x, x)
    else:
        pair = [x, x]
    return pair[0]

print(f(tf.constant([1.0])).numpy())
