# A concrete function keeps the variable of its closure.
# observed: 6.0

import tensorflow as tf


def build():
    v = tf.Variable(3.0)

    @tf.function
    def f(x):
        return v * x

    return f.get_concrete_function(tf.TensorSpec([], tf.float32))


cf = build()
try:
    print(float(cf(tf.constant(2.0))))
except Exception as err:
    print("error:", type(err).__name__, err)
