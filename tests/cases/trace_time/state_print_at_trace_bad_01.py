# print in a decorated function runs once in three calls and shows a symbolic tensor.
# observed: x is Tensor("x:0", shape=(), dtype=float32) | traces 1 last 4.0

import tensorflow as tf


@tf.function
def step(x):
    print("x is", x)  # expect: TFF101
    return x * 2.0


for i in range(3):
    y = step(tf.constant(float(i)))
print("traces", step.experimental_get_tracing_count(), "last", float(y))
