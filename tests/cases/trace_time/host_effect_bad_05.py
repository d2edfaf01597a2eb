# CheckpointManager.save in a step.
# observed: AttributeError
# eager: saved 2

import tensorflow as tf


v = tf.Variable(1.0)


class Trainer:
    def __init__(self):
        self.ckpt = tf.train.Checkpoint(v=v)
        self.manager = tf.train.CheckpointManager(self.ckpt, "ckpt", max_to_keep=2)

    @tf.function
    def step(self):
        v.assign_add(1.0)
        self.manager.save()  # expect: TFF107


try:
    Trainer().manager
    t = Trainer()
    t.step()
    t.step()
    print("saved", len(t.manager.checkpoints))
except Exception as err:
    print(type(err).__name__)
