# A checkpoint is saved by the untraced driver after each step.
# observed: 3

import tempfile

import tensorflow as tf

v = tf.Variable(1.0)
manager = tf.train.CheckpointManager(tf.train.Checkpoint(v=v), tempfile.mkdtemp(), 9)


@tf.function
def step():
    v.assign_add(1.0)


for _ in range(3):
    step()
    manager.save()
print(len(manager.checkpoints))
