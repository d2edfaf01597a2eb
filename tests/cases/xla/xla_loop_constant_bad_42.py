# A tf.function that is not compiled calls jitted ones under a tape: their unbounded loops have no gradient.
# observed: grown InvalidArgumentError | kept 1024.0 | 1024.0
# eager: grown 1024.0 | kept 1024.0 | 1024.0
import tensorflow as tf


@tf.function(jit_compile=True)
def grow(x):
    while tf.reduce_sum(x) < 100.0:  # expect: TFF165
        x = x * x
    return x


@tf.function
def climb(x):
    while tf.reduce_sum(x) < 100.0:
        x = x * x
    return x


@tf.function
def grown(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = grow(x)
    return tape.gradient(y, x)


@tf.function
def kept(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = climb(x)
    return tape.gradient(y, x)


for slope in (grown, kept):
    try:
        print(slope.__name__, float(slope(tf.constant(2.0))))
    except tf.errors.InvalidArgumentError as error:
        print(slope.__name__, type(error).__name__)
v = tf.Variable(2.0)
with tf.GradientTape() as tape:
    z = climb(v)
print(float(tape.gradient(z, v)))
