# tf.io.write_file is an operation: it writes at each call.
# observed: b'a' | b'b'

import os
import tempfile

import tensorflow as tf

path = os.path.join(tempfile.mkdtemp(), "x.txt")


@tf.function
def save(text):
    tf.io.write_file(path, text)


for text in ("a", "b"):
    save(tf.constant(text))
    print(tf.io.read_file(path).numpy())
