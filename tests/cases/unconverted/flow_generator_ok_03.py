# From generator.
# observed: [0, 2, 4, 6]
import tensorflow as tf


def numbers():
    for i in range(4):
        yield i


@tf.function
def double(x):
    return x * 2


ds = tf.data.Dataset.from_generator(numbers, output_signature=tf.TensorSpec([], tf.int32))
print([int(double(x)) for x in ds])
