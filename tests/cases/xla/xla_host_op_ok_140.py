# What tf.init_scope makes runs outside of the compiled code, whether XLA has a kernel for it or not.
# observed: made | 6.0 1.0
import sys

import tensorflow as tf


@tf.function(jit_compile=True)
def host(x):
    with tf.init_scope():
        tf.print("made", output_stream=sys.stdout)
        n = tf.strings.length("abc")
    return x * float(n)


@tf.function(jit_compile=True)
def kernel(x):
    with tf.init_scope():
        boxes = tf.image.crop_and_resize(tf.ones([1, 4, 4, 1]), [[0.0, 0.0, 1.0, 1.0]], [0], [2, 2])
    return x * tf.reduce_max(boxes) / 2.0


print(float(host(tf.constant(2.0))), float(kernel(tf.constant(2.0))))
