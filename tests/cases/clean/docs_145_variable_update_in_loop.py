# A variable is updated in each round of a tensor loop.
# source: https://www.tensorflow.org/api_docs/python/tf/function#features
# observed: 7
import tensorflow as tf

total = tf.Variable(1)

@tf.function
def accumulate(n):
    for i in tf.range(n):
        total.assign_add(i)

accumulate(tf.constant(3))
accumulate(tf.constant(3))
print(total.numpy())
