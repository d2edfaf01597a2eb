# append to the list of parts that was passed is refused.
# observed: error: ValueError merge(parts) should not modify its Python input arguments. Modifying a
#   copy is all...

import tensorflow as tf
from tensorflow import function


@function
def merge(parts):
    parts.append(tf.zeros([1]))  # expect: TFF125
    return tf.concat(parts, axis=0)


try:
    print(merge([tf.ones([2]), tf.ones([1])]))
except Exception as err:
    print("error:", type(err).__name__, err)
