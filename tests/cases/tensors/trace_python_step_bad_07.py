# Int32 step tensor.
# observed: ValueError ValueError: Tensor conversion requested dtype...
# eager: ValueError Tensor conversion requested dtype int64 for Te...
import tempfile

import tensorflow as tf

writer = tf.summary.create_file_writer(tempfile.mkdtemp())


def _train(x):
    with writer.as_default():
        for i in tf.range(3):
            tf.summary.write("loss", x, step=i)  # expect: TFF157
    return x


train = tf.function(_train)
try:
    print("int32 step tensor accepted", train(tf.constant(1.0)).numpy())
except (TypeError, ValueError) as e:
    print(type(e).__name__, str(e).strip().splitlines()[-1].strip())
