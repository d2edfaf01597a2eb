# Large enough for what is written to it: beside another loop of unknown length, at literal indices, in a loop that begins later.
# observed: [[1.0, 1.0, 1.0], [1.0, 2.0]] [1.0, 2.0] [0.0, 1.0, 1.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def beside(x):
    rows = tf.TensorArray(tf.float32, size=tf.shape(x)[0])
    firsts = tf.TensorArray(tf.float32, size=3, dynamic_size=True)
    for i in tf.range(3):
        firsts = firsts.write(i, x[0])
    for i in tf.range(tf.shape(x)[0]):
        rows = rows.write(i, x[i])
    return firsts.stack(), rows.stack()


@tf.function(jit_compile=True)
def literal(x):
    pair = tf.TensorArray(tf.float32, size=2, dynamic_size=True)
    pair = pair.write(0, x[0]).write(1, x[1])
    while tf.reduce_sum(x) < 0.0:
        x = x + 1.0
    return pair.stack()


@tf.function(jit_compile=True)
def later(x):
    kept = tf.TensorArray(tf.float32, 3, True, element_shape=[])
    for i in range(1, 3):
        kept = kept.write(i, x[0])
    return kept.write(0, 0.0).stack()


x = tf.constant([1.0, 2.0])
print([each.numpy().tolist() for each in beside(x)], literal(x).numpy().tolist(), later(x).numpy().tolist())
