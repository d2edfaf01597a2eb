# A missing argument, and a float for an int32.
# observed: TypeError | TypeError
# eager: TypeError | 15.588457
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([], tf.int32), tf.TensorSpec([], tf.float32)])
def power(n, x):
    return tf.convert_to_tensor(x) ** tf.cast(n, tf.float32)


for call in (
    lambda: power(2),  # expect: TFF119
    lambda: power(2.5, 3.0),  # expect: TFF119
):
    try:
        print(call().numpy())
    except TypeError as err:
        print(type(err).__name__)
