# A captured tensor is no constant of the graph.
# observed: b'a' | b'b'
import tempfile

import tensorflow as tf

d = tf.constant(tempfile.mkdtemp() + "/x")
tf.io.write_file(d, "a")


@tf.function
def f():
    return tf.io.read_file(d)


print(f().numpy())
tf.io.write_file(d, "b")
print(f().numpy())
