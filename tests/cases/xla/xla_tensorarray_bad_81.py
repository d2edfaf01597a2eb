# Too small for what is written to it: in its own loop, at a literal index, in a loop of unknown length, through another name.
# observed: [1.0] [2.0] [] [2.0]
# eager: [1.0, 1.0, 1.0] [1.0, 2.0] [1.0, 2.0] [1.0, 2.0]
import tensorflow as tf


@tf.function(jit_compile=True)
def looped(x):
    other = tf.TensorArray(tf.float32, size=1)
    firsts = tf.TensorArray(tf.float32, size=1, dynamic_size=True)  # expect: TFF164
    for i in tf.range(3):
        firsts = firsts.write(i, x[0])
    return firsts.stack() + 0.0 * other.write(0, x[0]).stack()


@tf.function(jit_compile=True)
def literal(x):
    pair = tf.TensorArray(tf.float32, size=1, dynamic_size=True)  # expect: TFF164
    pair = pair.write(0, x[0])
    return pair.write(1, x[1]).stack()


@tf.function(jit_compile=True)
def unknown(x):
    rows = tf.TensorArray(tf.float32, size=0, dynamic_size=True)  # expect: TFF164
    for i in tf.range(2):
        x = x + 0.0
    for i in tf.range(tf.shape(x)[0]):
        rows = rows.write(i, x[i])
    return rows.stack()


@tf.function(jit_compile=True)
def renamed(x):
    rows = tf.TensorArray(tf.float32, size=1, dynamic_size=True)  # expect: TFF164
    written = rows.write(0, x[0])
    written = written.write(1, x[1])
    return written.stack()


x = tf.constant([1.0, 2.0])
print(*(run(x).numpy().tolist() for run in (looped, literal, unknown, renamed)))
