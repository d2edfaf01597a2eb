# The function measures its own time.
# kind: python state
import time

import tensorflow as tf


def timed(x):  # keep: changes
    start = time.perf_counter()
    y = tf.matmul(x, x)
    for _ in range(5):
        y = tf.tanh(tf.matmul(y, x)) + 0.1
    seconds = time.perf_counter() - start
    return tf.reduce_sum(y), seconds


def main(rounds):
    stamps = [timed(tf.eye(3) * 0.1 * i)[1] for i in range(rounds)]
    return len({float(stamp) for stamp in stamps}) == rounds


if __name__ == "__main__":
    print(main(5))
