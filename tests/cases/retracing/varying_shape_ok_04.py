# Padded to one length.
# observed: traces 1
import tensorflow as tf


LENGTH = 6


@tf.function
def embed(ids):
    return tf.one_hot(ids, 5)


for sentence in ([1], [1, 2], [1, 2, 3]):
    padded = sentence + [0] * (LENGTH - len(sentence))
    embed(tf.constant(padded))
    embed(tf.pad(tf.constant(sentence), [[0, LENGTH - len(sentence)]]))
print("traces", embed.experimental_get_tracing_count())
