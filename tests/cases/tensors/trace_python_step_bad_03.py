# Literal step.
# observed: steps [0, 0, 0, 0, 0, 0]
import glob
import tempfile

import tensorflow as tf

LOGS = tempfile.mkdtemp()
writer = tf.summary.create_file_writer(LOGS)


@tf.function
def train(x):
    with writer.as_default(step=0):  # expect: TFF157
        tf.summary.write("loss", x)
        tf.summary.write("twice", x * 2.0, 0)  # expect: TFF157


for i in range(3):
    train(tf.constant(float(i)))
writer.flush()
events = tf.compat.v1.train.summary_iterator(glob.glob(LOGS + "/*")[0])
print("steps", [e.step for e in events if e.summary.value])
