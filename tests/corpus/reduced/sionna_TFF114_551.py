# reduced from sionna 0.19.2 sionna/mimo/utils.py:551
# observed: 2 | 2 | 2
# eager: 2 | 2 | 2
import tensorflow as tf


def any_path(b, axis):
    return tf.reduce_any(b, axis=axis)


class List2LLRSimple:
    def __init__(self, c0):
        self._c0 = tf.constant(c0, tf.int32)

    def __call__(self, path_inds):
        b0 = tf.equal(path_inds[..., tf.newaxis], self._c0)
        b0 = tf.function(any_path, jit_compile=True)(b0, axis=-2)  # expect: TFF114
        return tf.reduce_sum(tf.cast(b0, tf.int32))


list2llr = List2LLRSimple([0, 1])
for _ in range(3):
    print(list2llr(tf.constant([[0, 3], [1, 2]])).numpy())
