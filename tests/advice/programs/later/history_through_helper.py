# A helper of the step keeps the losses.
# kind: python state
import tensorflow as tf

log = []
w = tf.Variable([1.0, 2.0, 3.0])


def note(value):  # keep: changes
    log.append(float(value))


def learn(x):  # keep: changes
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0)) + tf.reduce_sum(tf.abs(w))
    w.assign_sub(0.1 * tape.gradient(loss, w))
    note(loss)
    return loss


def main(steps):
    for _ in range(steps):
        learn(tf.constant([1.0, 0.5, 0.2]))
    return log
