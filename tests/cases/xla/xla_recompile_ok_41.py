# What Python decides about an argument, masks, loops, code that is not compiled, and inputs of one shape: XLA compiles once.
# observed: optional 6.0 | chosen 8.0 | masked 4.0 | looped 6.0 | mapped 8.0 | plain 2.0 | sizes 145.0
import tensorflow as tf

LAYERS = [1.0, 2.0, 3.0]


@tf.function(jit_compile=True)
def optional(x, n):
    size = tf.zeros([2 if n is None else 4])
    first = x[: 2 if n is None else 4]
    kept = LAYERS[: 1 if n is None else 2]
    return tf.reduce_sum(first) + tf.reduce_sum(size) + len(kept) * x[0 if n is None else 1]


@tf.function(jit_compile=True)
def chosen(x, n):
    return tf.reduce_sum(x[::2]) + tf.cast(n, tf.float32) * x[-1]


@tf.function(jit_compile=True)
def masked(x, limit):
    kept = tf.cast(tf.range(8), tf.float32) < limit
    return tf.reduce_sum(x[kept]) / 2.0 + tf.reduce_sum(x[tf.cast(tf.range(8), tf.float32) < limit]) / 2.0


@tf.function(jit_compile=True)
def looped(x, n):
    total = 0.0
    for _ in tf.range(3):
        total += tf.reduce_sum(x[n - 4 : n - 2])
    return total


@tf.function(jit_compile=True)
def mapped(x, n):
    rows = tf.map_fn(lambda row: row[n - 4] + row[n - 3], tf.reshape(x, [1, 8]))
    return tf.reduce_sum(rows) * 4.0


@tf.function
def plain(x, n):
    return tf.reduce_sum(x[: n - 2]) + 0.0 * tf.reduce_sum(tf.zeros([n]))


@tf.function(input_signature=[tf.TensorSpec([None])])
def signed(x):
    return tf.reduce_sum(x)


@tf.function(jit_compile=True, input_signature=[tf.TensorSpec([None])])
def compiled(x):
    return tf.reduce_sum(x)


x, n = tf.ones([8]), tf.constant(4)
print("optional", float(optional(x, n)))
print("chosen", float(chosen(x, n)))
print("masked", float(masked(x, tf.constant(4.0))))
print("looped", float(looped(x, n)))
print("mapped", float(mapped(x, n)))
print("plain", float(plain(x, n)))
done = 0.0
for size in range(2, 12):
    done += float(signed(tf.ones([size]))) + float(compiled(tf.ones([8])))
print("sizes", done)
