# A slice with a step, whichever way, has no XLA kernel where the size depends on data; other dimensions are sliced as ever.
# observed: InvalidArgumentError InvalidArgumentError InvalidArgumentError 30.0 6.0
# eager: 6.0 7.0 9.0 30.0 6.0
# says: a slice with a step | a slice with a step | a reversed slice
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
def columns(x):
    rows = kept(x)
    return tf.reduce_sum(rows[::1, 0]) + tf.reduce_sum(rows[:, ::2]) + tf.reduce_sum(rows[:, -1])


@tf.function(jit_compile=False)
def outside(x):
    return tf.reduce_sum(kept(x)[::2, 0])


for function in (every_second, from_first, backwards, columns, outside):
    try:
        print(float(function(ROWS)), end=" ")
    except Exception as err:
        print(type(err).__name__, end=" ")
