# By keyword at one place, by position at the other, and the default of the parameter.
# observed: int32 | int32 | int32
# eager: int32 | float32 | int32
import tensorflow as tf


@tf.function
def power(x, n=2):
    return tf.constant(n)


print(power(tf.constant(3.0)).dtype.name)
print(power(tf.constant(3.0), n=2.0).dtype.name)  # expect: TFF112
print(power(tf.constant(3.0), 2).dtype.name)
