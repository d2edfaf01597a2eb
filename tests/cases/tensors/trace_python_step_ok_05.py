# Optimizer iterations.
# observed: steps [1, 2, 3]
import glob
import tempfile

import tensorflow as tf

LOGS = tempfile.mkdtemp()
writer = tf.summary.create_file_writer(LOGS)
opt = tf.keras.optimizers.SGD()
w = tf.Variable(1.0)
opt.build([w])


@tf.function
def train(g):
    opt.apply_gradients([(g, w)])
    with writer.as_default():
        tf.summary.write("w", w, step=tf.cast(opt.iterations, tf.int64))


for i in range(3):
    train(tf.constant(float(i)))
writer.flush()
events = tf.compat.v1.train.summary_iterator(glob.glob(LOGS + "/*")[0])
print("steps", [e.step for e in events if e.summary.value])
