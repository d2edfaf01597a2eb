# tf.function of a named tuple's class.
# observed: 2.0
from typing import NamedTuple

import tensorflow as tf


class Pair(NamedTuple):
    a: tf.Tensor
    b: tf.Tensor


make = tf.function(Pair)
print(float(make(tf.constant(1.0), tf.constant(2.0)).b))
