# Numbers that never were tensors, tensors that never were cast by a builtin, and questions about other classes.
# observed: [0.0, 0.0, 3.0] | [3. 8.] False 4.0
import tensorflow as tf


@tf.function
def python_numbers(x):
    return [0.0] * int(2.5) + [float(round(int("3")))], x * int()


@tf.function
def weighted(x):
    return [1.0, 2.0] * x


@tf.function
def named(x):
    return isinstance(int(tf.reduce_max(x)), str)


@tf.function
def as_float(x):
    return tf.cast(int(tf.reduce_max(x)), float)


x = tf.constant([3.0, 4.0])
print([float(part) for part in python_numbers(x)[0]])
print(weighted(x).numpy(), bool(named(x)), float(as_float(x)))
