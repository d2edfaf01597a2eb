# zip pairs tensors with Python numbers.
# observed: traces 3
import tensorflow as tf


@tf.function
def weighted(x, w):
    return x * w


for x, w in zip(tf.unstack(tf.range(3.0)), [0.5, 0.25, 0.125]):
    weighted(x, w)  # expect: TFF111
print("traces", weighted.experimental_get_tracing_count())
