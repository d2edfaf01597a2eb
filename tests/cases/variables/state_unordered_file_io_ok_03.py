# Two writes are ordered by themselves.
# observed: {b'second'}

import os
import tempfile

import tensorflow as tf

path = os.path.join(tempfile.mkdtemp(), "x.txt")


@tf.function
def twice(p):
    tf.io.write_file(p, "first")
    tf.io.write_file(p, "second")


got = set()
for _ in range(100):
    twice(tf.constant(path))
    got.add(tf.io.read_file(path).numpy())
print(got)
