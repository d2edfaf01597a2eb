# What it is given is a Python list of another length each time.
# kind: preprocessing
import tensorflow as tf


def pad_and_mask(tokens, size=6):  # keep: retraces
    row = tf.constant(tokens, tf.float32)
    row = tf.pad(row[:size], [[0, size - len(tokens)]])
    mask = tf.cast(row > 0.0, tf.float32)
    mean = tf.reduce_sum(row) / tf.reduce_sum(mask)
    spread = tf.sqrt(tf.reduce_sum(tf.square(row - mean) * mask) / tf.reduce_sum(mask))
    return (row - mean) / (spread + 1e-6) * mask


def main(count):
    sentences = [[1, 2], [3, 4, 5], [1], [6, 5, 4, 3], [2, 2, 2, 2, 2], [7, 8], [9]]
    return [pad_and_mask(sentences[i % 7]).numpy() for i in range(count)]


if __name__ == "__main__":
    print(main(5))
