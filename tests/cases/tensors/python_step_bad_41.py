# A step that the trace has fixed, given by position or by name, for one record or for all that follow.
# observed: fixed [0, 0, 0, 0, 7, 7, 8, 8] | counted [0, 0, 1, 1]
# eager: fixed [0, 0, 0, 0, 7, 7, 8, 8] | counted [0, 0, 1, 1]
import glob
import tempfile

import tensorflow as tf

count = tf.Variable(0, dtype=tf.int64)
moving = tf.Variable(0, dtype=tf.int64)


def steps(run):
    folder = tempfile.mkdtemp()
    writer = tf.summary.create_file_writer(folder)
    for _ in range(2):
        run(writer)
    writer.flush()
    events = tf.compat.v1.train.summary_iterator(glob.glob(folder + "/*")[0])
    return sorted(event.step for event in events if event.summary.value)


@tf.function
def fixed(writer):
    with writer.as_default(0):  # expect: TFF157
        tf.summary.write("a", 1.0)
    with writer.as_default(step=0):  # expect: TFF157
        tf.summary.write("b", 1.0)
    with writer.as_default():
        tf.summary.experimental.set_step(7)  # expect: TFF157
        tf.summary.write("c", 1.0)
        tf.summary.experimental.set_step(step=8)  # expect: TFF157
        tf.summary.write("d", 1.0)


@tf.function
def counted(writer):
    with writer.as_default(count):
        tf.summary.write("a", 1.0)
        tf.summary.experimental.set_step(moving)
        tf.summary.write("b", 1.0, step=moving)
    count.assign_add(1)
    moving.assign_add(1)


print("fixed", steps(fixed))
print("counted", steps(counted))
