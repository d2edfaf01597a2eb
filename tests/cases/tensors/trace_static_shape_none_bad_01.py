# Divide by batch size.
# observed: ValueError ValueError: None values not supported.
# eager: ...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
def mean(x):
    return tf.reduce_sum(x) / x.shape[0]  # expect: TFF155


try:
    mean(tf.ones([4, 3]))
except ValueError as e:
    print(type(e).__name__, str(e).strip().splitlines()[-1].strip())
