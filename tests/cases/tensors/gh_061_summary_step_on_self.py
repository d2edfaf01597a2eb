# Summary step on self.
# source: https://github.com/tensorflow/tensorflow/issues/51584
# observed: steps written: [0, 0, 0, 0, 0] self.step: 1
# eager: steps written: [0, 1, 2, 3, 4] self.step: 5
# unsteady: record event
import glob
import tempfile

import tensorflow as tf
from tensorflow.core.util import event_pb2

logdir = tempfile.mkdtemp()


class Experiment:
    def __init__(self):
        self.w = tf.Variable([[1.0], [2.0]])
        self.step = 0
        self.writer = tf.summary.create_file_writer(logdir)

    @tf.function
    def run(self, x):
        loss = tf.reduce_mean(tf.square(1.0 - tf.matmul(x, self.w)))
        with self.writer.as_default():
            tf.summary.write("loss", loss, step=self.step)  # expect: TFF157
        self.step += 1  # expect: TFF104
        return loss


exp = Experiment()
for _ in range(5):
    exp.run(tf.ones([4, 2]))
exp.writer.flush()
steps = []
for record in tf.data.TFRecordDataset(glob.glob(logdir + "/*")):
    event = event_pb2.Event.FromString(record.numpy())
    steps += [event.step for v in event.summary.value]
print("steps written:", steps, "self.step:", exp.step)
