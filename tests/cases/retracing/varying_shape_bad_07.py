# Token lists of unequal length from a module constant.
# observed: traces 4
import tensorflow as tf


SENTENCES = [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]


@tf.function
def embed(ids):
    return tf.one_hot(ids, 5)


outputs = [embed(tf.constant(sentence)) for sentence in SENTENCES]  # expect: TFF116
print("traces", embed.experimental_get_tracing_count())
