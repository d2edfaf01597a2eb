# Global counter.
# observed: steps [0, 0, 0] should be [0, 1, 2]
# eager: steps [0, 1, 2] should be [0, 1, 2]
import glob
import tempfile

import tensorflow as tf

LOGS = tempfile.mkdtemp()
writer = tf.summary.create_file_writer(LOGS)
STEP = 0


@tf.function
def train(x):
    with writer.as_default():
        tf.summary.write("loss", x, step=STEP)  # expect: TFF157


for STEP in range(3):
    train(tf.constant(float(STEP)))
writer.flush()
events = tf.compat.v1.train.summary_iterator(glob.glob(LOGS + "/*")[0])
print("steps", [e.step for e in events if e.summary.value], "should be [0, 1, 2]")
