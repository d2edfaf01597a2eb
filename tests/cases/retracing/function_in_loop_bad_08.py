# The factory's function is called at once in a function that a loop calls.
# observed: 8.0
import tensorflow as tf


def compiled(n):
    return tf.function(lambda x: x**n)


def cube(x):
    return compiled(3)(x)  # expect: TFF113


for _ in range(3):
    y = cube(tf.constant(2.0))
print(y.numpy())
