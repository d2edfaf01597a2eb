# reduced from sionna 0.19.2 sionna/mimo/utils.py:552
# observed: [0, 2, 1]
# eager: [0, 2, 1]
import tensorflow as tf


def any_path(b, axis):
    return tf.reduce_any(b, axis=axis)


class Detector:
    def __init__(self):
        self._list2llr = List2LLR([1, 2])

    def __call__(self, batches):
        return [int(self._list2llr(batch)) for batch in batches]


class List2LLR:
    def __init__(self, c1):
        self._c1 = tf.constant(c1, tf.int32)

    def __call__(self, path_inds):
        b1 = tf.equal(path_inds[..., tf.newaxis], self._c1)
        b1 = tf.function(any_path, jit_compile=True)(b1, axis=-2)  # expect: TFF114
        return tf.reduce_sum(tf.cast(b1, tf.int32))


detector = Detector()
print(detector([tf.constant([[0, 3]]), tf.constant([[1, 2]]), tf.constant([[2, 2]])]))
