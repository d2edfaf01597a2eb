# Tensor loop binds each turn.
# observed: 9.0
import tensorflow as tf

@tf.function
def f(xs):
    for x in xs:
        y = x * 2.0
        z = [y, y + 1.0]
    return y + z[1]

print(f(tf.constant([1.0, 2.0])).numpy())
