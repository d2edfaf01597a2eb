# What to do with the loss is an argument.
# kind: python state
import tensorflow as tf

w = tf.Variable([1.0, 2.0, 3.0])
seen = []


def learn(x, report):  # keep: changes
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0)) + tf.reduce_sum(tf.abs(w))
    w.assign_sub(0.1 * tape.gradient(loss, w))
    report(loss)
    return loss


def main(steps):
    for _ in range(steps):
        learn(tf.constant([1.0, 0.5, 0.2]), lambda loss: seen.append(loss.numpy()))
    return seen
