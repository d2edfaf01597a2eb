# The step number is a Python int: each call would be traced anew.
# kind: custom training loop
import tensorflow as tf

w = tf.Variable(tf.ones((3,)))


def warmed_step(x, step):  # keep: retraces
    rate = 0.1 * min(1.0, (step + 1) / 10.0)
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0)) + tf.reduce_sum(tf.abs(w))
    gradient = tape.gradient(loss, w)
    w.assign_sub(rate * gradient)
    return loss


def main(steps):
    losses = []
    for step in range(steps):
        losses.append(warmed_step(tf.constant([0.5, 1.0, 1.5]), step).numpy())
    return losses


if __name__ == "__main__":
    print(main(5))
