# The path is the default value of a helper's parameter.
# observed: b'a' | b'a'
# eager: b'a' | b'b'
import tempfile

import tensorflow as tf

P = tempfile.mkdtemp() + "/x"
tf.io.write_file(P, "a")


def load(path=P):
    return tf.io.read_file(path)  # expect: TFF127


@tf.function
def f():
    return load()


print(f().numpy())
tf.io.write_file(P, "b")
print(f().numpy())
