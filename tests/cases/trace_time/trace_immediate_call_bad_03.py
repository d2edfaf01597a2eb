# tf.function(lambda ...)(x) in a loop traces anew in each turn.
# observed: tracing | tracing | tracing
from tensorflow import function
import tensorflow as tf


def scaled(t, scale):
    print("tracing")  # expect: TFF101
    return t * scale


def apply(x, scale):
    return function(lambda t: scaled(t, scale))(x)  # expect: TFF114


for k in range(3):
    apply(tf.constant(1.0), float(k))
