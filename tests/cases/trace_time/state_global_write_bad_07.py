# A nonlocal index in a Dataset.map function numbers all elements 0.
# observed: [(0, 10), (0, 20), (0, 30)]

import tensorflow as tf


def build():
    idx = -1

    def number(x):
        nonlocal idx
        idx += 1  # expect: TFF102
        return idx, x

    return tf.data.Dataset.from_tensor_slices([10, 20, 30]).map(number)


print([(int(i), int(x)) for i, x in build()])
