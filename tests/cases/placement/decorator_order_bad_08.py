# tf.function(classmethod(f)) in a class body.
# observed: ends with TypeError: <classmethod(<function Maths._times at 0x…>)> is not a callable
#   ob...
import tensorflow as tf


class Maths:
    def _times(cls, x):
        return x * 2.0

    times = tf.function(classmethod(_times))  # expect: TFF171


print(float(Maths.times(tf.constant(1.0))))
