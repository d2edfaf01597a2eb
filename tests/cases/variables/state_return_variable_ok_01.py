# read_value and the result of assign_add are values on purpose.
# observed: 1.0 2.0 2.0

import tensorflow as tf

v = tf.Variable(1.0)


@tf.function
def get():
    return v.read_value()


@tf.function
def bump():
    return v.assign_add(1.0)


print(float(get()), float(bump()), float(get()))
