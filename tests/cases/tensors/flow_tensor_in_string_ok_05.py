# String plus tensor.
# observed: tf.Tensor(b'data/a.txt', shape=(), dtype=string)
import tensorflow as tf


@tf.function
def path(name):
    return "data/" + name + ".txt"


print(path(tf.constant("a")))
