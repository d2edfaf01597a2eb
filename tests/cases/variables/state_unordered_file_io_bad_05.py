# A wrapped function that writes and reads back has no order between the two.
# observed: {'WriteFile': 0, 'ReadFile': 0}
# unsteady: failed

import os
import tempfile

import tensorflow as tf


def cache(path, text):
    tf.io.write_file(path, text)
    size = tf.strings.length(tf.io.read_file(path))  # expect: TFF128
    return size


cache = tf.function(cache)
root = tempfile.mkdtemp()
failed = 0
for i in range(100):
    try:
        cache(tf.constant(os.path.join(root, str(i))), tf.constant("abc"))
    except tf.errors.NotFoundError:
        failed += 1
g = cache.get_concrete_function(tf.constant(""), tf.constant("")).graph
print({op.type: len(op.control_inputs) for op in g.get_operations() if "File" in op.type})
