# do_not_convert above tf.function does nothing: the tf.function converts as it always does.
# observed: 16.0
import tensorflow as tf

@tf.autograph.experimental.do_not_convert
@tf.function
def f(x):
    while x < 10.0:
        x = x * 2.0
    return x


print(f(tf.constant(2.0)).numpy())
