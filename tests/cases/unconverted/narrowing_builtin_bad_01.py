# int() of an int64 tensor behind a helper and a name; float() of a float64 one.
# observed: -589934591
import tensorflow as tf

def whole(v):
    return int(v)  # expect: TFF140


@tf.function
def f(n):
    big = tf.cast(n, tf.int64) * 4_000_000_000
    return whole(big) + 1


print(int(f(tf.constant(2))))
