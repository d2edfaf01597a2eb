# A summary writer made in the trace is gone when the graph runs.
# observed: ends with NotFoundError: [[{{node write_summary}}]] [Op:__inference_log_…]
# eager: tf.Tensor(1.0, shape=(), dtype=float32)
import tempfile

import tensorflow as tf

d = tempfile.mkdtemp()


@tf.function
def log(x):
    writer = tf.summary.create_file_writer(d)  # expect: TFF122
    with writer.as_default():
        tf.summary.write("x", x, step=tf.constant(1, tf.int64))
    return x


print(log(tf.constant(1.0)))
