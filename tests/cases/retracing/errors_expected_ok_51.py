# Tests wait for the errors: of a signature with a spec too many, and of an argument that has no hash.
# observed: error | error
import contextlib

import tensorflow as tf


@contextlib.contextmanager
def raises(*kinds):
    try:
        yield
    except kinds:
        print("error")


@tf.function
def reduce(x, axes):
    return tf.reduce_sum(x, axis=axes)


with raises(TypeError):

    @tf.function(input_signature=[tf.TensorSpec([]), tf.TensorSpec([])])
    def double(x):
        return x * 2.0


with raises(TypeError, ValueError):
    reduce(tf.ones([2]), {0})
