# Summaries are written with the Python step of the loop.
# kind: python state
import tempfile

import tensorflow as tf

writer = tf.summary.create_file_writer(tempfile.mkdtemp())
w = tf.Variable([1.0, 2.0])


def logged_step(x, epoch):  # keep: retraces
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 3.0)) + tf.reduce_sum(tf.abs(w))
    w.assign_sub(0.01 * tape.gradient(loss, w))
    with writer.as_default():
        tf.summary.write("loss", loss, step=epoch)
    return loss


def main(epochs):
    return [logged_step(tf.constant([1.0, 0.5]), epoch).numpy() for epoch in range(epochs)]


if __name__ == "__main__":
    print(main(4))
