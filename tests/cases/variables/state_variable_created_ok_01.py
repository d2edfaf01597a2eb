# A variable made outside is assigned in traced code.
# observed: 3.0 5.0

import tensorflow as tf

v = tf.Variable(1.0)


@tf.function
def f(x):
    v.assign_add(x)
    return v.read_value()


print(float(f(tf.constant(2.0))), float(f(tf.constant(2.0))))
