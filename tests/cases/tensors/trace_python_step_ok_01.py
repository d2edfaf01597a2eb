# Variable step.
# observed: steps [0, 1, 2]
import glob
import tempfile

import tensorflow as tf

LOGS = tempfile.mkdtemp()
writer = tf.summary.create_file_writer(LOGS)
step = tf.Variable(0, dtype=tf.int64)


@tf.function
def train(x):
    with writer.as_default():
        tf.summary.write("loss", x, step=step)
    step.assign_add(1)


for i in range(3):
    train(tf.constant(float(i)))
writer.flush()
events = tf.compat.v1.train.summary_iterator(glob.glob(LOGS + "/*")[0])
print("steps", [e.step for e in events if e.summary.value])
