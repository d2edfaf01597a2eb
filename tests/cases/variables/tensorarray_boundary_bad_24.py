# A NamedTuple holds the TensorArray that is returned.
# observed: ends with AttributeError: 'tensorflow.python.framework.ops.EagerTensor' object has no attribute
#   'stack'
# eager: [1.]
from typing import NamedTuple

import tensorflow as tf


class Out(NamedTuple):
    states: tf.TensorArray
    last: tf.Tensor


@tf.function
def f(x):
    ta = tf.TensorArray(tf.float32, size=1).write(0, x)
    return Out(ta, x)  # expect: TFF120


print(f(tf.constant(1.0)).states.stack().numpy())
