# A Dataset function may return a TensorArray: the elements are TensorArrays again.
# observed: [[0, 0], [1, 2]] | [0, 3]
import tensorflow as tf


def split(x):
    return tf.TensorArray(tf.int64, size=2).write(0, x).write(1, x * 2)


pairs = tf.data.Dataset.range(2).map(split)
print([pair.stack().numpy().tolist() for pair in pairs])
print([total.numpy().tolist() for total in pairs.map(lambda pair: tf.reduce_sum(pair.stack()))])
