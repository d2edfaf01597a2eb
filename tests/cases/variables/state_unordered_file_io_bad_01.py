# A write and a read of one file have no control edge between them.
# observed: control inputs of ReadFile: 0 failures possible: True
# unsteady: failed

import os
import tempfile

import tensorflow as tf

root = tempfile.mkdtemp()


def make(i):
    path = os.path.join(root, f"{i}.txt")

    @tf.function
    def roundtrip(text):
        tf.io.write_file(path, text)
        return tf.io.read_file(path)  # expect: TFF127, TFF128

    return roundtrip


failed = 0
for i in range(100):
    try:
        make(i)(tf.constant("hello"))  # expect: TFF113
    except tf.errors.NotFoundError:
        failed += 1
cf = make(0).get_concrete_function(tf.constant(""))
read = [op for op in cf.graph.get_operations() if op.type == "ReadFile"][0]
print("control inputs of ReadFile:", len(read.control_inputs), "failures possible:", failed <= 100)
