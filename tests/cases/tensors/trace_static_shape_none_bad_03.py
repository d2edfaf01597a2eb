# Range over static dimension.
# observed: TypeError TypeError: 'NoneType' object cannot be interpre...
# eager: ends with AttributeError: 'list' object has no attribute...
from tensorflow import function
import tensorflow as tf


@function(input_signature=[tf.TensorSpec([None], tf.float32)])
def total(x):
    s = 0.0
    for i in range(x.shape[0]):  # expect: TFF155
        s += x[i]
    return s


try:
    total([1.0, 2.0])
except TypeError as e:
    print(type(e).__name__, str(e).strip().splitlines()[-1].strip())
