# The size and the leave to grow are arguments by position and by keyword; what is large enough loses nothing.
# observed: 1 3 2
# eager: 3 3 2
import tensorflow as tf


@tf.function(jit_compile=True)
def by_position(x):
    array = tf.TensorArray(tf.float32, 1, True)  # expect: TFF164
    for i in tf.range(3):
        array = array.write(i, x)
    return array.stack()


@tf.function(jit_compile=True)
def large_enough(x):
    first = tf.TensorArray(tf.float32, 3, True)
    second = tf.TensorArray(tf.float32, dynamic_size=True, size=3)
    for i in tf.range(3):
        first = first.write(i, x)
        second = second.write(i, x)
    return first.stack() + second.stack()


@tf.function(jit_compile=True)
def fixed(x):
    array = tf.TensorArray(tf.float32, 2)
    for i in tf.range(2):
        array = array.write(i, x)
    return array.stack()


for function in (by_position, large_enough, fixed):
    print(len(function(tf.constant(1.0))), end=" ")
