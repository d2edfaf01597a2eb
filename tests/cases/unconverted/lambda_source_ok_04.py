# Lambdas of one line that a traced function gives to a Dataset are converted with the function.
# observed: 8
import tensorflow as tf

@tf.function
def f(n):
    ds = tf.data.Dataset.range(n).map(lambda v: v if v > 1 else -v).filter(lambda v: v > 1 or v < 0)
    return ds.reduce(tf.constant(0, tf.int64), lambda a, b: a + b)


print(f(tf.constant(5, tf.int64)).numpy())
