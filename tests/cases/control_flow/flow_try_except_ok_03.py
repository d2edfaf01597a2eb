# Around the call.
# observed: caught outside: InvalidArgumentError
import tensorflow as tf


@tf.function
def ratio(a, b):
    return a // b


try:
    print(ratio(tf.constant(1), tf.constant(0)))
except tf.errors.InvalidArgumentError as err:
    print("caught outside:", type(err).__name__)
