# The path is a tensor argument: each call reads the file.
# observed: b'one' | b'two'

import os
import tempfile

import tensorflow as tf

p = os.path.join(tempfile.mkdtemp(), "x")


@tf.function(input_signature=[tf.TensorSpec([], tf.string)])
def read(path):
    return tf.io.read_file(path)


tf.io.write_file(p, "one")
print(read(p).numpy())
tf.io.write_file(p, "two")
print(read(p).numpy())
