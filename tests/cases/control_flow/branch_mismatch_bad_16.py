# Boolean of several tensors.
# observed: ends with ValueError: 'r' is None at the end of the else branch.
import tensorflow as tf

@tf.function
def f(x, y):
    if x > 0.0 and not y > 5.0:  # expect: TFF130
        r = x
    else:
        r = None
    return r

print(f(tf.constant(1.0), tf.constant(1.0)).numpy())
