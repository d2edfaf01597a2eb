# tf.function above singledispatchmethod.
# observed: ends with TypeError: <functools.singledispatchmethod object at 0x…> is not a callable
#   o...
import functools

import tensorflow as tf


class Show:
    @tf.function  # expect: TFF171
    @functools.singledispatchmethod
    def of(self, x):
        return x * 2.0


print(float(Show().of(tf.constant(1.0))))
