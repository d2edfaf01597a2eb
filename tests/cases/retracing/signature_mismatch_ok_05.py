# The error is expected.
# observed: passed
import tensorflow as tf


class raises:
    def __init__(self, kind):
        self.kind = kind

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        return kind is None or issubclass(kind, self.kind)


@tf.function(input_signature=[tf.TensorSpec([], tf.int32)])
def f(x):
    return x


with raises(TypeError):
    f(tf.constant(1.0))
print("passed")
