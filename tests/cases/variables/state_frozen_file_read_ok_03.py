# A Dataset of paths reads the files anew in each epoch.
# observed: [b'text0', b'text1'] | [b'text0', b'new']

import os
import tempfile

import tensorflow as tf

root = tempfile.mkdtemp()
for i in range(2):
    tf.io.write_file(f"{root}/{i}", f"text{i}")


def load(path):
    return tf.io.read_file(path)


files = tf.data.Dataset.list_files(root + "/*", shuffle=False)
print([t.numpy() for t in files.map(load)])
tf.io.write_file(root + "/1", "new")
print([t.numpy() for t in files.map(load)])
