# Intermediate values are read out in the middle of the step.
# kind: python state
import numpy as np
import tensorflow as tf

w = tf.Variable(tf.ones((2, 2)))


def inspect_step(x):  # keep: changes
    hidden = tf.nn.relu(tf.matmul(x, w))
    share = np.mean(hidden.numpy() > 0.0)
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(tf.matmul(x, w) - 1.0))
    if share > 0.5:
        w.assign_sub(0.1 * tape.gradient(loss, w))
    return loss


def main(steps):
    losses = []
    for i in range(steps):
        losses.append(inspect_step(tf.random.stateless_normal((3, 2), (42, i))).numpy())
    return losses


if __name__ == "__main__":
    print(main(5))
