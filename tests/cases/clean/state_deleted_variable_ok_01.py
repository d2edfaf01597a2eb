# The function that owns the variable is kept beside its concrete function.
# observed: 6.0

import tensorflow as tf


def build():
    v = tf.Variable(3.0)

    @tf.function
    def f(x):
        return v * x

    return f, f.get_concrete_function(tf.TensorSpec([], tf.float32))


f, cf = build()
print(float(cf(tf.constant(2.0))))
