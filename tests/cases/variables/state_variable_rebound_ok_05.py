# A Python choice between two variables, then assign_add.
# observed: 3.0 4.0

import tensorflow as tf

a = tf.Variable(1.0)
b = tf.Variable(2.0)


@tf.function
def f(x, first):
    target = a if first else b
    target.assign_add(x)
    x = x + target
    return x


print(float(f(tf.constant(1.0), True)), float(f(tf.constant(1.0), False)))
