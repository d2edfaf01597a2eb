# A listing after a write has no control edge to it.
# observed: listing before the write possible: True | {'WriteFile': 0, 'MatchingFiles': 0}
# unsteady: counts, early

import os
import tempfile

import tensorflow as tf

root = tempfile.mkdtemp()


@tf.function
def add(name, pattern):
    tf.io.write_file(name, "x")
    return tf.size(tf.io.matching_files(pattern))  # expect: TFF128


counts = [int(add(tf.constant(f"{root}/{i}"), tf.constant(root + "/*"))) for i in range(50)]
early = sum(c <= i for i, c in enumerate(counts))
print("listing before the write possible:", 0 <= early <= 50)
g = add.get_concrete_function(tf.constant(""), tf.constant("")).graph
print({op.type: len(op.control_inputs) for op in g.get_operations() if "File" in op.type})
