# A Python and a tensor condition in one `while`: the first one decides, so it is a tensor loop from the start.
# observed: 8.0
import tensorflow as tf

@tf.function
def f(x):
    i = 0
    while i < 10 and x < 5.0:
        x = x * 2.0
        i += 1
    return x


print(f(tf.constant(1.0)).numpy())
