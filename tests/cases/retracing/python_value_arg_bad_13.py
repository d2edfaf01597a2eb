# A list of Python numbers that changes from turn to turn.
# observed: traces 4
import tensorflow as tf


@tf.function
def mix(x, weights):
    return x * weights[0] + x * weights[1]


for i in range(4):
    mix(tf.constant(1.0), [i, 4 - i])  # expect: TFF111
print("traces", mix.experimental_get_tracing_count())
