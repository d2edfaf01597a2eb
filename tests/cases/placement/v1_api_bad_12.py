# make_one_shot_iterator in traced code.
# observed: ends with AttributeError: Tensor.op is undefined when eager execution is enabled.
import tensorflow as tf

ds = tf.data.Dataset.range(3)


@tf.function
def first():
    return tf.compat.v1.data.make_one_shot_iterator(ds).get_next()  # expect: TFF175


print(int(first()))
