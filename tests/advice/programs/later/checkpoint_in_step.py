# The step saves a checkpoint now and then.
# kind: custom training loop
import tempfile

import tensorflow as tf

w = tf.Variable([1.0, 2.0])
checkpoint = tf.train.Checkpoint(w=w)
manager = tf.train.CheckpointManager(checkpoint, tempfile.mkdtemp(), max_to_keep=2)


def train(x, step):  # keep: changes
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0)) + tf.reduce_sum(tf.abs(w)) + tf.reduce_max(w)
    w.assign_sub(0.1 * tape.gradient(loss, w))
    if step % 2 == 0:
        manager.save()
    return loss


def main(steps):
    for i in range(steps):
        train(tf.constant([1.0, 0.5]), i)
    return len(manager.checkpoints)
