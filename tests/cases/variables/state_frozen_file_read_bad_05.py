# A path passed as a Python string is a constant; as a tensor it is not.
# observed: b'one' | str argument: b'one' tensor argument: b'two'

import os
import tempfile

import tensorflow as tf


def read(path):
    return tf.io.read_file(path)  # expect: TFF127


fast_read = tf.function(read)
p = os.path.join(tempfile.mkdtemp(), "x")
tf.io.write_file(p, "one")
print(fast_read(p).numpy())
tf.io.write_file(p, "two")
print("str argument:", fast_read(p).numpy(), "tensor argument:", fast_read(tf.constant(p)).numpy())
