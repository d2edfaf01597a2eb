# Through two helpers, what is written comes from what was read.
# observed: b'a' | b'A'
import tensorflow as tf


def load(path):
    return tf.strings.strip(tf.io.read_file(path))


def store(path, text):
    tf.io.write_file(path, tf.strings.upper(text))


@tf.function
def f(path):
    text = load(path)
    store(path, text)
    return text


tf.io.write_file("x", "a")
print(f(tf.constant("x")).numpy())
print(tf.io.read_file("x").numpy())
