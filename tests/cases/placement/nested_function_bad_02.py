# Two tf.function decorators.
# observed: 2.0
import tensorflow as tf


@tf.function(reduce_retracing=True)  # expect: TFF173
@tf.function
def f(x):
    return x * 2.0


print(float(f(tf.constant(1.0))))
