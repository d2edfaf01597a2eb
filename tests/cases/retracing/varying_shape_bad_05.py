# Three dtypes in a loop, which reduce_retracing does not help.
# observed: traces 4
import tensorflow as tf


@tf.function(reduce_retracing=True)
def double(x):
    return x + x


for dtype in (tf.float32, tf.float64, tf.int32, tf.int64):
    double(tf.cast(tf.range(3), dtype))  # expect: TFF116
print("traces", double.experimental_get_tracing_count())
