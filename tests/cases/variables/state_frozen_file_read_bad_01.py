# A file read from a constant path is read once: the new content never shows.
# observed: True | graph: True eager: False

import os
import tempfile

import tensorflow as tf

path = os.path.join(tempfile.mkdtemp(), "threshold.txt")
with open(path, "w") as fh:
    fh.write("1.0")


@tf.function
def above(x):
    limit = tf.strings.to_number(tf.io.read_file(path))  # expect: TFF127
    return x > limit


print(bool(above(tf.constant(5.0))))
with open(path, "w") as fh:
    fh.write("100.0")
print("graph:", bool(above(tf.constant(5.0))),
      "eager:", bool(above.python_function(tf.constant(5.0))))
