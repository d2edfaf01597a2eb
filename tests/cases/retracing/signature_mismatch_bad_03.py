# A tuple for a list of specs.
# observed: TypeError
# eager: ends with AttributeError: 'float' object has no attribute 'numpy'
import tensorflow as tf


SPECS = [[tf.TensorSpec([]), tf.TensorSpec([])]]


@tf.function(input_signature=SPECS)
def add(pair):
    return pair[0] + pair[1]


try:
    print(add((1.0, 2.0)).numpy())  # expect: TFF119
except TypeError as err:
    print(type(err).__name__)
