# Five calls append one line to a file.
# observed: lines in the file: 1

import os
import tempfile

import tensorflow as tf

path = os.path.join(tempfile.mkdtemp(), "log.txt")


@tf.function
def step(x):
    with open(path, "a") as fh:  # expect: TFF107
        fh.write("step\n")
    return x + 1.0


for _ in range(5):
    step(tf.constant(1.0))
print("lines in the file:", len(open(path).readlines()))
