# Files that certainly differ, the two branches of an `if`, two reads, and what uses the other's result need no order.
# observed: b'a' | b'a' | [b'a', array([b'a.txt'], dtype=object)] | b'a'
import tensorflow as tf


def load(name):
    return tf.io.read_file(name)


@tf.function
def copied(source, target, text):
    tf.io.write_file(filename=target, contents=text)
    return tf.io.read_file(filename=source)


@tf.function
def either(path, flag):
    if flag:
        tf.io.write_file(path, "x")
        text = tf.constant("x")
    else:
        text = tf.io.read_file(path)
    return text


@tf.function
def reads(path):
    return tf.io.read_file(path), tf.io.matching_files(path)


@tf.function
def used(path):
    text = load(path)
    tf.io.write_file(path, tf.strings.upper(text))
    return text


tf.io.write_file("a.txt", "a")
print(copied(tf.constant("a.txt"), tf.constant("c.txt"), tf.constant("c")).numpy())
print(either(tf.constant("a.txt"), tf.constant(False)).numpy())
print([part.numpy() for part in reads(tf.constant("a.txt"))])
print(used(tf.constant("a.txt")).numpy())
