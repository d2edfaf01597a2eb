# tf.print with an output stream is an operation: it prints at each of three calls.
# observed: x is 0 | x is 1 | x is 2 | traces 1

import sys

import tensorflow as tf


@tf.function
def step(x):
    tf.print("x is", x, output_stream=sys.stdout)
    return x * 2.0


for i in range(3):
    step(tf.constant(float(i)))
print("traces", step.experimental_get_tracing_count())
