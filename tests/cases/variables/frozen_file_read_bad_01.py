# tf.constant of a path is folded like the path itself.
# observed: b'a' | b'a'
# eager: b'a' | b'b'
import tempfile

import tensorflow as tf

d = tempfile.mkdtemp() + "/x"
tf.io.write_file(d, "a")


@tf.function
def f():
    path = tf.constant(d)
    return tf.io.read_file(path)  # expect: TFF127


print(f().numpy())
tf.io.write_file(d, "b")
print(f().numpy())
