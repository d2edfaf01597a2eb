# Made in the branch.
# observed: 3.0
import tensorflow as tf

@tf.function
def f(x):
    if x > 0.0:
        parts = []
        for k in range(3):
            parts.append(x * float(k))
        y = tf.add_n(parts)
    else:
        y = x
    return y

print(f(tf.constant(1.0)).numpy())
