# Files are read with Python's open, and the text is split by Python.
# kind: preprocessing
import os
import tempfile

import tensorflow as tf

folder = tempfile.mkdtemp()


def load(path):  # keep: changes
    with open(path, encoding="utf-8") as file:
        words = file.read().split()
    lengths = tf.constant([len(word) for word in words], tf.float32)
    lengths = (lengths - tf.reduce_mean(lengths)) / (tf.math.reduce_std(lengths) + 1.0)
    return tf.reduce_sum(lengths * lengths)


def main(count):
    sums = []
    path = os.path.join(folder, "words.txt")
    for i in range(count):
        with open(path, "w", encoding="utf-8") as file:
            file.write("a bb ccc " + "dddd " * i)
        sums.append(load(path).numpy())
    return sums


if __name__ == "__main__":
    print(main(4))
