# Functions that are kept in a list and called later.
# observed: 6.0 [1, 1]
import tensorflow as tf


steps = []
for factor in (1.0, 2.0):
    steps.append(tf.function(lambda x, factor=factor: x * factor))
for _ in range(3):
    for step in steps:
        y = step(tf.constant(3.0))
print(y.numpy(), [step.experimental_get_tracing_count() for step in steps])
