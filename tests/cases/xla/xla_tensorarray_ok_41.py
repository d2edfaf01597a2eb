# A TensorArray that may grow but need not: its first size is enough, by position or by name.
# observed: full 3 | by_name 3 | several 3 | not_growing 3 | by_default 3 | plain 3
import tensorflow as tf


@tf.function(jit_compile=True)
def full(x):
    out = tf.TensorArray(tf.float32, 3, True)
    for i in tf.range(3):
        out = out.write(i, x[i])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def by_name(x):
    out = tf.TensorArray(tf.float32, 3, dynamic_size=True)
    for i in range(0, 3):
        out = out.write(i, x[i])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def several(x):
    out = tf.TensorArray(tf.float32, 3, True)
    for i in range(3):
        out = out.write(i, x[i])
    for i in tf.range(1, 2):
        out = out.write(i, x[i])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def not_growing(x):
    out = tf.TensorArray(tf.float32, size=tf.shape(x)[0], dynamic_size=False)
    for i in tf.range(3):
        out = out.write(i, x[i])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def by_default(x):
    out = tf.TensorArray(tf.float32, tf.shape(x)[0])
    for i in tf.range(3):
        out = out.write(i, x[i] + tf.reduce_sum(x, 0, True)[0])
    return tf.size(out.stack())


@tf.function
def plain(x):
    out = tf.TensorArray(tf.float32, 0, dynamic_size=True)
    for i in tf.range(3):
        out = out.write(i, x[i])
    return tf.size(out.stack())


for f in (full, by_name, several, not_growing, by_default, plain):
    print(f.__name__, int(f(tf.constant([1.0, 2.0, 3.0]))))
