# The counter is turned into a tensor before the call.
# observed: traces 1
import tensorflow as tf


@tf.function
def step(x, i):
    return x * tf.cast(i, tf.float32)


counter = 0
for _ in range(4):
    counter += 1
    index = tf.constant(counter)
    step(tf.constant(1.0), index)
print("traces", step.experimental_get_tracing_count())
