# The step tells its loss with print: traced, it would tell a symbolic tensor, once.
# kind: python state
import contextlib
import io

import tensorflow as tf

w = tf.Variable([0.5, 0.5])
screen = io.StringIO()


def train_step(x):  # keep: changes
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0)) + 0.1 * tf.reduce_sum(tf.abs(w))
    w.assign_sub(0.1 * tape.gradient(loss, w))
    print("loss", loss)
    return loss


def main(steps):
    with contextlib.redirect_stdout(screen):
        for i in range(steps):
            train_step(tf.constant([1.0, 2.0]))
    return screen.getvalue().count("loss")


if __name__ == "__main__":
    print(main(4))
