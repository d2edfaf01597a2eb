# A queue that gets shorter in each turn.
# observed: traces 4
import tensorflow as tf


@tf.function
def first(x):
    return x[0]


queue = tf.range(5)
while len(queue) > 1:
    first(queue)  # expect: TFF116
    queue = queue[1:]
print("traces", first.experimental_get_tracing_count())
