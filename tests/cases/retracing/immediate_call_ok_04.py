# main runs once.
# observed: 42
import tensorflow as tf


def main():
    value = tf.function(lambda x: x * 2)(tf.constant(21))
    print(int(value))


if __name__ == "__main__":
    main()
