# A condition on tf.shape keeps the index inside.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: 0 | 5
import tensorflow as tf

@tf.function(input_signature=(tf.TensorSpec(shape=(None,), dtype=tf.int32),))
def fifth_or_zero(x):
    if tf.shape(x)[0] > 4:
        val = x[4]
    else:
        val = 0
    return val

print(int(fifth_or_zero(tf.constant([1, 2, 3]))))
print(int(fifth_or_zero(tf.constant([1, 2, 3, 4, 5]))))
