# In a function that AutoGraph gives up `float()` of a tensor fails, too.
# observed: TypeError
# eager: 2.0
import tensorflow as tf


@tf.function
def scaled(x, mode=1):
    match mode:  # expect: TFF146
        case 1:
            return float(x) + 1.0
    return x


try:
    print(float(scaled(tf.constant(1, tf.int32))))
except TypeError as error:
    print(type(error).__name__)
