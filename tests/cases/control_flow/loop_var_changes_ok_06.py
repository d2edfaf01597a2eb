# Python loop changes types.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(x):
    y = 0
    for k in range(3):
        y = y + x * 0.5
    s = ()
    for k in [1, 2]:
        s += (k,)
    return y * float(len(s))

print(f(tf.constant(1.0)).numpy())
