# The errors of single inputs are caught in Python.
# kind: preprocessing
import tensorflow as tf


def parse(text):  # keep: changes
    try:
        number = tf.strings.to_number(text)
    except tf.errors.InvalidArgumentError:
        return tf.constant(-1.0)
    number = tf.sqrt(tf.abs(number)) * tf.sign(number)
    number = tf.clip_by_value(number, -3.0, 3.0)
    return number / 3.0 + tf.exp(-tf.square(number))


def main(count):
    words = ["4", "x", "9", "-1", ""]
    return [parse(tf.constant(words[i % 5])).numpy() for i in range(count)]


if __name__ == "__main__":
    print(main(5))
