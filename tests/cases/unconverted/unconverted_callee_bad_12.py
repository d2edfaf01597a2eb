# A helper that is handed over by name takes `int()` of a tensor.
# observed: TypeError
# eager: 1
import tensorflow as tf


def whole(part):
    return int(part)  # expect: TFF148


@tf.function
def count(parts):
    return tf.nest.map_structure(whole, parts)


try:
    print(int(count([tf.constant(1.5)])[0]))
except TypeError as error:
    print(type(error).__name__)
