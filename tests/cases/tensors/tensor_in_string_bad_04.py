# The name of a file is made while tracing.
# observed: ['Tensor("Size:0", shape=(), dtype=int32).txt']
# eager: ['2.txt']
import os
import tempfile

import tensorflow as tf

folder = tempfile.mkdtemp()


@tf.function
def save(x):
    tf.io.write_file(f"{folder}/{tf.size(x)}.txt", "a")  # expect: TFF153


save(tf.constant([1.0, 2.0]))
print(os.listdir(folder))
