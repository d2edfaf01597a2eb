# A slice with a step, whichever way, or one that begins at the end, where the size depends on data; other slices are right.
# observed: InvalidArgumentError InvalidArgumentError InvalidArgumentError 5.0 40.0 6.0
# eager: 6.0 7.0 9.0 8.0 40.0 6.0
# says: a slice with a step | a slice with a step | a reversed slice
#   | a slice that begins at the end
import tensorflow as tf

ROWS = tf.constant([[1.0, 2.0], [3.0, 4.0], [0.0, 9.0], [5.0, 6.0]])


def kept(x):
    return tf.boolean_mask(x, x[:, 0] > 0.5)


@tf.function(jit_compile=True)
def every_second(x):
    return tf.reduce_sum(kept(x)[::2, 0])  # expect: TFF161


@tf.function(jit_compile=True)
def from_first(x):
    return tf.reduce_sum(kept(x)[1::2])  # expect: TFF161


@tf.function(jit_compile=True)
def backwards(x):
    return tf.reduce_sum(kept(x)[::-1, 0])  # expect: TFF161


@tf.function(jit_compile=True)
def last_two(x):
    return tf.reduce_sum(kept(x)[-2:, 0])  # expect: TFF161


@tf.function(jit_compile=True)
def columns(x):
    rows = kept(x)
    return tf.reduce_sum(rows[::1, 0]) + tf.reduce_sum(rows[:, ::2]) + tf.reduce_sum(rows[:, -1]) + tf.reduce_sum(rows[:-1])


@tf.function(jit_compile=False)
def outside(x):
    return tf.reduce_sum(kept(x)[::2, 0])


for function in (every_second, from_first, backwards, last_two, columns, outside):
    try:
        print(float(function(ROWS)), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
