# A concrete function that is made and called at once.
# observed: 4.0
import tensorflow as tf


def loss(x):
    return tf.reduce_sum(x)


for n in range(1, 5):
    spec = tf.TensorSpec([None], tf.float32)
    value = tf.function(loss).get_concrete_function(spec)(tf.ones([n]))  # expect: TFF114
print(value.numpy())
