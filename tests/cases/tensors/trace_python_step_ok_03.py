# Summary outside the function.
# observed: ends with TBNotInstalledError: TensorBoard is not install...
import glob
import tempfile

import tensorflow as tf

LOGS = tempfile.mkdtemp()
writer = tf.summary.create_file_writer(LOGS)


@tf.function
def train(x):
    return x * 2.0


for i in range(3):
    loss = train(tf.constant(float(i)))
    with writer.as_default():
        tf.summary.scalar("loss", loss, step=i)
writer.flush()
events = tf.compat.v1.train.summary_iterator(glob.glob(LOGS + "/*")[0])
print("steps", [e.step for e in events if e.summary.value])
