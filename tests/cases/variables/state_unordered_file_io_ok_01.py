# tf.control_dependencies orders the read after the write.
# observed: [b'a', b'b', b'c']

import os
import tempfile

import tensorflow as tf

path = os.path.join(tempfile.mkdtemp(), "x.txt")


@tf.function
def roundtrip(text):
    op = tf.io.write_file(path, text)
    with tf.control_dependencies([op]):
        return tf.io.read_file(path)


print([roundtrip(tf.constant(t)).numpy() for t in ("a", "b", "c")])
