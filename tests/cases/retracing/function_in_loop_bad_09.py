# The same concrete function is made in each turn.
# observed: 3.0
import tensorflow as tf


def loss(x):
    return tf.reduce_sum(x)


for _ in range(3):
    concrete = tf.function(loss).get_concrete_function(tf.TensorSpec([3]))  # expect: TFF113
    y = concrete(tf.ones([3]))
print(y.numpy())
