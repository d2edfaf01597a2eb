# Loop builds python data.
# observed: (2, 4, 3)
import tensorflow as tf


@tf.function
def transpose_last(x):
    perm = []
    for axis in range(x.shape.rank):
        perm.append(axis)
    perm[-1], perm[-2] = perm[-2], perm[-1]
    return tf.transpose(x, perm)


print(transpose_last(tf.ones([2, 3, 4])).shape)
