# A configured decorator is no call.
# observed: 3 1
import tensorflow as tf


def g(x):
    return x + 1


for _ in range(1):
    f = tf.function(reduce_retracing=True)(g)
for i in range(3):
    y = f(tf.constant(i))
print(int(y), f.experimental_get_tracing_count())
