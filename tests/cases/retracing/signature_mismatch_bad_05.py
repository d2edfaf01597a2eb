# An int64 tensor from a Dataset for an int32 spec.
# observed: TypeError
# eager: 1 | 2 | 3
import tensorflow as tf


def impl(i):
    return i + 1


step = tf.function(impl, input_signature=[tf.TensorSpec([], tf.int32)])
try:
    for i in tf.data.Dataset.range(3):
        print(step(i).numpy())  # expect: TFF119
except TypeError as err:
    print(type(err).__name__)
