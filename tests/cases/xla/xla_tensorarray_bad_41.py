# A growing TensorArray under XLA, its size given by position, as a tensor, or too small for the loop.
# observed: positional 0 | computed 1 | small 2 | nested 2 | endless 2 | over_tensor 1 | stepped 2 | unlooped 0
# eager: positional 3 | computed 3 | small 3 | nested 4 | endless 3 | over_tensor 3 | stepped 3 | unlooped 2
import tensorflow as tf


@tf.function(jit_compile=True)
def positional(x):
    out = tf.TensorArray(tf.float32, 0, True)  # expect: TFF164
    for i in tf.range(0, 3):
        out = out.write(i, x[i])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def computed(x):
    out = tf.TensorArray(tf.float32, size=tf.rank(x), dynamic_size=True)  # expect: TFF164
    for i in tf.range(3):
        out = out.write(i, x[i])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def small(x):
    out = tf.TensorArray(tf.float32, 2, True)  # expect: TFF164
    for i in tf.range(3):
        out = out.write(i, x[i])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def nested(x):
    out = tf.TensorArray(tf.float32, 2, True)  # expect: TFF164
    for i in tf.range(4):
        for _ in tf.range(2):
            out = out.write(i, x[0])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def endless(x):
    out = tf.TensorArray(tf.float32, 2, True)  # expect: TFF164
    for i in tf.range(1):
        out = out.write(i, x[i])
    i = 0
    while x[i] < 3.0:
        out = out.write(i, x[i])
        i += 1
    return tf.size(out.write(i, x[i]).stack())


@tf.function(jit_compile=True)
def over_tensor(x):
    out = tf.TensorArray(tf.float32, 1, True)  # expect: TFF164
    i = 0
    for value in x:
        out = out.write(i, value)
        i += 1
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def stepped(x):
    out = tf.TensorArray(tf.float32, 2, True)  # expect: TFF164
    for i in tf.range(0, 3, 1):
        out = out.write(i, x[i])
    return tf.size(out.stack())


@tf.function(jit_compile=True)
def unlooped(x):
    out = tf.TensorArray(tf.float32, 0, True)  # expect: TFF164
    return tf.size(out.write(0, x[0]).write(1, x[1]).stack())


for f in (positional, computed, small, nested, endless, over_tensor, stepped, unlooped):
    print(f.__name__, int(f(tf.constant([1.0, 2.0, 3.0]))))
