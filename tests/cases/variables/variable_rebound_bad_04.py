# A nonlocal name that held the variable.
# observed: 1.0 1.0
# eager: 1.0 2.0
import tensorflow as tf


def make():
    v = tf.Variable(0.0)

    @tf.function
    def add(x):
        nonlocal v
        v = v + x  # expect: TFF124
        return v

    return add


a = make()
print(a(tf.constant(1.0)).numpy(), a(tf.constant(1.0)).numpy())
