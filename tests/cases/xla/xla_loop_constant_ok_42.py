# Concatenations in loops that make no state longer: shifts, other names, loops that Python unrolls, helpers.
# observed: shifted [1. 1. 1. 3. 3.] | beside 18.0 | unrolled [1. 1. 1. 0. 0.] | local 8.0 | chosen [1. 1. 1. 1.] |
#   indexed 12.0 | short 6.0 | unknown 8.0 | plain 12.0
import tensorflow as tf

LINE = tf.TensorSpec([None], tf.float32)


@tf.function(jit_compile=True)
def shifted(x):
    window = tf.concat([x, [2.0, 2.0]], 0)
    for _ in tf.range(2):
        tf.autograph.experimental.set_loop_options(maximum_iterations=4)
        window = tf.concat([window, [3.0]], 0)[1:]
    return tf.concat([x, window[3:]], 0)


@tf.function(jit_compile=True)
def beside(x):
    rows, total, sums = [x, [2.0]], 0.0, tf.zeros([3])
    both = tf.concat(rows, 0)
    for _ in tf.range(2):
        both = tf.concat(rows, 0)
        total += tf.reduce_sum(tf.concat([x, [1.0]], 0)) + tf.reduce_sum(both)
        sums = tf.add_n([sums, x])
    return total + tf.reduce_sum(sums) / 3.0 + 0.0 * tf.reduce_sum(both) - 2.0 + 0.0


@tf.function(jit_compile=True)
def unrolled(x):
    for _ in range(2):
        x = tf.concat([x, [0.0]], 0)
    return x


def push(line):
    line = tf.concat([line, [1.0]], 0)
    return tf.reduce_sum(line)


@tf.function(input_signature=[LINE], jit_compile=True)
def local(x):
    total = 0.0
    for _ in tf.range(2):
        total += push(x)
    return total


@tf.function(jit_compile=True)
def chosen(x):
    if tf.reduce_sum(x) > 2.0:
        x = tf.concat([x, [1.0]], 0)
    else:
        x = tf.concat([x, [2.0]], 0)
    return x


@tf.function(jit_compile=True)
def indexed(x):
    parts = {"both": tf.concat([x, x], 0)}
    for _ in tf.range(2):
        parts["both"] = tf.concat([x, x * 3.0], 0)
    return tf.reduce_sum(parts["both"])


@tf.function(jit_compile=True)
def short(x):
    total = 0.0
    for _ in tf.range(2):
        x = tf.concat([x], 0)
        total += tf.reduce_sum(x)
    return total


@tf.function(jit_compile=True)
def unknown(x):
    total = 0.0
    for _ in tf.range(2):
        n = 0
        for _ in range(4):
            n += 1
        total += tf.reduce_sum(tf.ones([n]))
    return total + 0.0 * tf.reduce_sum(x)


@tf.function
def plain(x):
    total = 0.0
    for i in tf.range(3):
        total += tf.reduce_sum(tf.ones([i])) + tf.reduce_sum(x)
    return total


for f in (shifted, beside, unrolled, local, chosen, indexed, short, unknown, plain):
    print(f.__name__, f(tf.ones([3])).numpy())
