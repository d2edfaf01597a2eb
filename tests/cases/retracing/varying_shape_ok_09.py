# Reductions of varying data have one shape.
# observed: traces 1
import tensorflow as tf


@tf.function
def f(x):
    return tf.reduce_sum(x)


for n in range(1, 4):
    x = tf.ones([n, 3])
    f(tf.reduce_mean(x, axis=0))
    f(tf.ones([3]) * float(n))
    f(tf.reduce_sum(x) + tf.zeros([3]))
print("traces", f.experimental_get_tracing_count())
