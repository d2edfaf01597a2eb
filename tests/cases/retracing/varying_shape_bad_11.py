# Shapes from a list of tuples, within a dict.
# observed: traces 3
import tensorflow as tf


@tf.function
def score(batch):
    return tf.reduce_sum(batch["x"])


for shape in [(2, 3), (4, 3), (8, 3)]:
    score({"x": tf.zeros(shape)})  # expect: TFF116
print("traces", score.experimental_get_tracing_count())
