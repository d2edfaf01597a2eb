# A path in an attribute is a constant: the vocabulary keeps its first size.
# observed: 2 | graph: 2 eager: 4

import os
import tempfile

import tensorflow as tf


class Vocab(tf.Module):
    def __init__(self, path):
        self.path = path

    def lines(self):
        return tf.strings.split(tf.io.read_file(self.path), "\n")  # expect: TFF127

    @tf.function
    def size(self):
        return tf.size(self.lines())


path = os.path.join(tempfile.mkdtemp(), "vocab.txt")
tf.io.write_file(path, "a\nb")
v = Vocab(path)
print(int(v.size()))
tf.io.write_file(path, "a\nb\nc\nd")
print("graph:", int(v.size()), "eager:", int(tf.size(v.lines())))
