# The loop variable stays outside: only tensors are passed.
# observed: 30.0 1
import tensorflow as tf


@tf.function
def step(x):
    return x + 1.0


values = []
for i in range(5):
    y = step(tf.fill([2], float(i)))
    values.append(float(tf.reduce_sum(y)))
print(sum(values), step.experimental_get_tracing_count())
