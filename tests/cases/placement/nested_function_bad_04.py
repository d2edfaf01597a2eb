# A tf.function defined in a Dataset function.
# observed: [0, 2, 4]
import tensorflow as tf


def parse(i):
    @tf.function  # expect: TFF173
    def scale(v):
        return v * 2

    return scale(i)


print([int(v) for v in tf.data.Dataset.range(3).map(parse)])
