# Whole shape passed on.
# observed: ValueError ValueError: Cannot convert a partially known T...
# eager: ...
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def add_noise(x):
    return x + tf.random.normal(x.shape)  # expect: TFF155


try:
    add_noise(tf.ones([2, 3]))
except ValueError as e:
    print(type(e).__name__, str(e).strip().splitlines()[-1].strip())
