# None defaults and isinstance tests of arguments are Python's.
# observed: 2.0 | 1.0
from typing import Optional

import numpy as np
import tensorflow as tf


@tf.function
def masked_mean(values, mask: Optional[tf.Tensor] = None, axis=None):
    if not isinstance(values, tf.Tensor):
        values = tf.convert_to_tensor(values)
    if mask is None:
        weights = tf.ones_like(values)
    else:
        weights = tf.cast(mask, values.dtype)
    if isinstance(axis, (list, tuple)):
        axis = list(axis)
    total = tf.reduce_sum(values * weights, axis=axis)
    return tf.math.divide_no_nan(total, tf.reduce_sum(weights, axis=axis))


print(masked_mean(np.array([1.0, 3.0], np.float32)).numpy())
print(masked_mean(tf.constant([1.0, 3.0]), mask=tf.constant([True, False])).numpy())
