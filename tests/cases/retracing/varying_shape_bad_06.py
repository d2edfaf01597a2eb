# A tensor that eager code makes longer in each turn.
# observed: traces 4
import tensorflow as tf


@tf.function
def logits(tokens):
    return tf.reduce_sum(tokens)


tokens = tf.constant([1])
for _ in range(4):
    following = logits(tokens)  # expect: TFF116
    tokens = tf.concat([tokens, [following]], axis=0)
print("traces", logits.experimental_get_tracing_count())
