# Another rank than the spec.
# observed: TypeError
# eager: 3.0
import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, 3])])
def total(x):
    return tf.reduce_sum(x)


try:
    print(total(tf.ones([3])).numpy())  # expect: TFF119
except TypeError as err:
    print(type(err).__name__)
