# Three modes as strings at three places.
# observed: traces 3
import tensorflow as tf


@tf.function
def pool(x, how):
    return tf.reduce_max(x) if how == "max" else tf.reduce_min(x) if how == "min" else tf.reduce_mean(x)


x = tf.range(4.0)
pool(x, "max")
pool(x, how="min")  # expect: TFF111
pool(x, "mean")  # expect: TFF111
pool(x, "max")
print("traces", pool.experimental_get_tracing_count())
