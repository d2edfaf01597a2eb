# Both branches of a tensor condition return a tensor.
# source: https://www.tensorflow.org/api_docs/python/tf/function#features
# observed: 1 9
import tensorflow as tf

@tf.function
def fold(x):
    if tf.reduce_sum(x) > 0:
        return x * x
    else:
        return -x // 2

print(fold(tf.constant(-2)).numpy(), fold(tf.constant(3)).numpy())
