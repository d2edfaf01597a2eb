# A condition on a static shape is Python's, one trace for each shape.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: 0 | 5
import tensorflow as tf

@tf.function
def fifth_or_zero(x):
    if x.shape[0] > 4:
        val = x[4]
    else:
        val = tf.constant(0)
    return val

print(fifth_or_zero(tf.constant([1, 2, 3])).numpy())
print(fifth_or_zero(tf.constant([1, 2, 3, 4, 5])).numpy())
